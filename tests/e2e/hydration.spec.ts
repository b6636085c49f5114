import type { Route } from '@playwright/test';
import { firm, words } from './support/content.ts';
import {
  alert,
  expectOpen,
  field,
  GATE_PATH,
  PASSWORD,
  holdSealedFile,
  studies,
  submit,
  submitButton,
  WRONG,
} from './support/gate.ts';
import { openMenu, PHONE, toggle } from './support/menu.ts';
import { hydrated, scrollToY } from './support/page.ts';
import { blockScripts, holdScripts } from './support/scripts.ts';
import { expect, test, type Page } from './support/test.ts';
import {
  copyButton,
  copyNotice,
  dismissButton,
  expectOnClipboard,
  toast,
} from './support/toast.ts';
import { translate } from './support/translation.ts';

test.beforeEach(async ({ context, faults }) => {
  faults.allow(/console: Failed to load resource.*404/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

/** Serves every page changed, as some hosts and browsers do. */
const rewritePages = (page: Page, rewrite: (html: string) => string): Promise<unknown> =>
  page.route('**/*', async (route: Route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: rewrite(await response.text()) });
  });

const useGate = async (page: Page): Promise<void> => {
  await page.goto(GATE_PATH);
  await hydrated(page);
  await submit(page, 'not it');
  await expect(alert(page)).toContainText(WRONG);
  await submit(page, PASSWORD);
  await expectOpen(page);
};

const useCopy = async (page: Page): Promise<void> => {
  await page.goto('/contact');
  await copyButton(page).click();
  await expect(toast(page)).toContainText(firm.email.general);
};

test('HYD-02 under translation the door shows its new words each time', async ({ page }) => {
  await page.goto(GATE_PATH);
  await hydrated(page);
  await translate(page);
  const label = await submitButton(page).innerText();
  const release = await holdSealedFile(page);
  await field(page).fill('not it');
  await field(page).press('Enter');
  await expect(submitButton(page)).toHaveText(`«${words.door.checking}»`);
  release();
  await expect(alert(page)).toHaveText(`«${WRONG}»`);
  await expect(submitButton(page)).toHaveText(label);
  await field(page).fill('not it either');
  await field(page).press('Enter');
  await expect(alert(page)).toHaveText(`«${WRONG}»`);
  await field(page).fill(PASSWORD);
  await field(page).press('Enter');
  await expectOpen(page);
  await expect(page.getByText(WRONG)).toHaveCount(0);
  await expect(studies(page).first()).toContainText('«');
  // And back to the door, when the browser is told to forget.
  await page.evaluate(() => {
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  await expect(field(page)).toBeVisible();
  await expect(studies(page)).toHaveCount(0);
});

test('HYD-02 under translation each toast shows its own words', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  await translate(page);
  const copy = page.locator('main button').first();
  await copy.click();
  await expect(toast(page)).toContainText(`«${words.contact.copied}»`);
  await page.evaluate(() => {
    Clipboard.prototype.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await copy.click();
  await expect(toast(page)).toContainText(`«${words.contact.copyRefused}»`);
  await expect(toast(page)).toHaveCount(1);
  await dismissButton(page).click();
  await expect(toast(page)).toHaveCount(0);
});

test('HYD-02 a page translated before its script comes still works', async ({ page, faults }) => {
  // React notices other words than it wrote, and makes the island anew.
  faults.allow(/Minified React error #4(18|23|25)/);
  const release = await holdScripts(page);
  await page.goto(GATE_PATH, { waitUntil: 'domcontentloaded' });
  await translate(page);
  release();
  await hydrated(page);
  await submit(page, PASSWORD);
  await expectOpen(page);
});

test('HYD-02 what is typed and sent on a translated page before its script comes is kept', async ({
  page,
  faults,
}) => {
  faults.allow(/Minified React error #4(18|23|25)/);
  const release = await holdScripts(page);
  await page.goto(GATE_PATH, { waitUntil: 'domcontentloaded' });
  await translate(page);
  await field(page).click();
  await page.keyboard.type('not it');
  release();
  await hydrated(page);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('not it');

  const releaseAgain = await holdScripts(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await translate(page);
  await field(page).fill(PASSWORD);
  await field(page).press('Enter');
  releaseAgain();
  await expectOpen(page);
});

test('HYD-02 a translated copy control that is pressed before its script comes tells how it went', async ({
  page,
  faults,
}) => {
  faults.allow(/Minified React error #4(18|23|25)/);
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await translate(page);
  await page.locator('main button').first().focus();
  await page.keyboard.press('Enter');
  release();
  await expect(toast(page)).toContainText(words.contact.copied);
  await expect(copyButton(page)).toBeFocused();
  await expect(copyButton(page)).not.toHaveAttribute('aria-busy');
});

test('HYD-03 a host that strips comments and white space breaks nothing', async ({
  page,
  faults,
}) => {
  faults.allow(/Minified React error #4(18|23|25)/);
  await rewritePages(page, (html) =>
    html
      .split(/(<(?:script|style)[^>]*>[\s\S]*?<\/(?:script|style)>)/)
      .map((part, i) =>
        i % 2
          ? part
          : part
              .replace(/<!--[\s\S]*?-->/g, '')
              .replace(/>\s+</g, '><')
              .replace(/\s+/g, ' '),
      )
      .join(''),
  );
  await useGate(page);
  await useCopy(page);
});

/** As a host does it against robots. The script that would undo it is named, and does not come. */
const protectAddresses = (html: string): string =>
  html
    .replace(/href="mailto:[^"]*"/g, 'href="/cdn-cgi/l/email-protection#0a1b2c"')
    .replace(
      />([^<>]*?)[\w.]+@[\w.]+\w([^<>]*)</g,
      '>$1<span class="__cf_email__" data-cfemail="0a1b2c">[email&#160;protected]</span>$2<',
    )
    .replace(
      '</body>',
      '<script data-cfasync="false" src="/cdn-cgi/scripts/email-decode.min.js"></script></body>',
    );

test('HYD-04 a host that protects addresses everywhere breaks neither door nor copy control', async ({
  page,
  faults,
}) => {
  faults.allow(/Minified React error #4(18|23|25)|email-decode\.min\.js/);
  await rewritePages(page, protectAddresses);
  await useCopy(page);
  await useGate(page);
  // What React has drawn anew is right again.
  await page.evaluate(() => localStorage.clear());
  await page.goto(GATE_PATH);
  await hydrated(page);
  await expect(
    page.getByRole('main').getByRole('link', { name: firm.email.general }),
  ).toHaveAttribute('href', new RegExp(`^mailto:${firm.email.general}`));
});

test('HYD-04 e-mail protection of a host leaves the address readable on the pages that hydrate', async ({
  page,
  faults,
}) => {
  faults.allow(/Minified React error #4(18|23|25)|email-decode\.min\.js/);
  const fences = /<!--email_off-->[\s\S]*?<!--\/email_off-->/g;
  await rewritePages(page, (html) => {
    const kept: string[] = [];
    return protectAddresses(
      html.replace(fences, (part) => `[[kept ${kept.push(part) - 1}]]`),
    ).replace(/\[\[kept (\d+)\]\]/g, (_, index: string) => kept[Number(index)] ?? '');
  });
  await page.goto('/contact');
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: words.contact.write })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${firm.email.general}`),
  );
  await expect(main.getByText(firm.email.general, { exact: true })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('a[href^="mailto:"]')).toHaveText(firm.email.general);
});

test('HYD-05 numbers and addresses that a phone turns into links raise no error', async ({
  page,
  faults,
}) => {
  faults.allow(/Minified React error #4(18|23|25)/);
  await rewritePages(page, (html) => {
    const [head = '', body = ''] = html.split('<body>');
    return `${head}<body>${body.replace(
      />([^<>]*?)(\d{5,}|[\w.]+@[\w.]+\w)([^<>]*)</g,
      '>$1<a href="x-apple-data-detectors://0">$2</a>$3<',
    )}`;
  });
  for (const path of ['/about', '/contact', '/privacy-policy']) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.locator('meta[name="format-detection"]')).toHaveAttribute(
      'content',
      /telephone=no/,
    );
    await expect(page.getByRole('contentinfo')).toContainText(firm.email.general);
  }
  await useGate(page);
});

test('HYD-07 what extensions add to a page disturbs nothing', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.setAttribute('data-extension', 'on');
      document.body.setAttribute('cz-shortcut-listen', 'true');
      document.body.prepend(document.createElement('extension-bar'));
      document.body.append(document.createElement('extension-frame'));
      document.head.append(document.createElement('extension-style'));
      for (const input of document.querySelectorAll('input')) {
        input.setAttribute('data-manager-id', '7');
      }
    });
  });
  await useGate(page);
  await useCopy(page);
  await page.goto('/');
  await expect(page.locator('header')).toHaveCSS('position', 'fixed');
});

test('HYD-07 controls that extensions put before and between those of an island change nothing', async ({
  page,
  faults,
}) => {
  faults.allow(/Minified React error #4(18|23|25)/);
  const spoil = () =>
    page.evaluate(() => {
      const entry = document.querySelector('astro-island :is(input, [data-copy])');
      const around = [entry, entry?.closest('form'), entry?.parentElement];
      for (const element of around) {
        const button = document.createElement('button');
        button.type = 'button';
        const link = document.createElement('a');
        link.href = '#';
        element?.before(button, link);
      }
    });
  const release = await holdScripts(page);
  await page.goto(GATE_PATH, { waitUntil: 'domcontentloaded' });
  await spoil();
  await field(page).fill(PASSWORD);
  await field(page).press('Enter');
  release();
  await expectOpen(page);

  const releaseAgain = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await spoil();
  await copyButton(page).focus();
  await page.keyboard.press('Enter');
  releaseAgain();
  await expect(toast(page)).toContainText(words.contact.copied);
  await expect(copyButton(page)).toBeFocused();
});

test('HYD-07 a header that an extension puts first takes nothing from that of the site', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await rewritePages(page, (html) =>
    html.replace('<body>', '<body><header><button>x</button><nav></nav></header>'),
  );
  await page.goto('/services');
  await openMenu(page);
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await scrollToY(page, 400);
  await expect(page.locator('[data-site-header]')).toHaveAttribute('data-scrolled', 'true');
});

test('HYD-11 a copy control whose script never comes copies all the same, and says so', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/ERR_FAILED|astro-island/);
  let loads = 0;
  page.on('load', () => loads++);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  });
  await blockScripts(page);
  await page.goto('/contact');
  const notice = copyNotice(page);
  await copyButton(page).click();
  await expect(copyButton(page)).toHaveAttribute('aria-busy', 'true');
  await expect(notice).toHaveText(words.contact.copied);
  await expect(copyButton(page)).not.toHaveAttribute('aria-busy');
  await expectOnClipboard(context, firm.email.general);

  await page.evaluate(() => {
    Clipboard.prototype.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await copyButton(page).click();
  await expect(notice).toHaveText(words.contact.copyRefused);
  await expect(page.getByText(firm.email.general, { exact: true }).first()).toBeVisible();
  expect(loads).toBe(1);

  // The line is there again: the next press finds the script.
  await page.unrouteAll();
  await copyButton(page).click();
  await expect(toast(page)).toContainText(words.contact.copyRefused);
  await expect(notice).toHaveText('');
});
