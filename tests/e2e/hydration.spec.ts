import { firm, words } from './support/content.ts';
import {
  alert,
  expectOpen,
  field,
  GATE_PATH,
  PASSWORD,
  holdSealedFile,
  lock,
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

/** React notices other words than it wrote, and makes the island anew. */
const DRAWN_ANEW = /Minified React error #4(18|23|25)/;

const isPage = ({ pathname }: URL) => !pathname.includes('.');

/** Serves every page changed, as some hosts and browsers do. */
const rewritePages = (page: Page, rewrite: (html: string) => string): Promise<unknown> =>
  page.route(isPage, async (route) => {
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
  // And back to the door, as React draws it.
  await lock(page);
};

const useCopy = async (page: Page): Promise<void> => {
  await page.goto('/contact');
  await copyButton(page).click();
  await expect(toast(page)).toContainText(firm.email.general);
};

test('HYD-02 under translation door and toasts show their new words each time', async ({
  page,
}) => {
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
  await lock(page);
  await expect(studies(page)).toHaveCount(0);

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

/** Opens a page without its code, as translated as it then is; what is done there has to be kept. */
const openTranslated = async (page: Page, path: string): Promise<() => void> => {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await translate(page);
  return release;
};

test('HYD-02 what is typed, sent and pressed on a translated page before its script comes is kept', async ({
  page,
  faults,
}) => {
  faults.allow(DRAWN_ANEW);
  let release = await openTranslated(page, GATE_PATH);
  await field(page).click();
  await page.keyboard.type('not it');
  release();
  await hydrated(page);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('not it');

  release = await openTranslated(page, GATE_PATH);
  await field(page).fill(PASSWORD);
  await field(page).press('Enter');
  release();
  await expectOpen(page);

  release = await openTranslated(page, '/contact');
  await page.locator('main button').first().focus();
  await page.keyboard.press('Enter');
  release();
  await expect(toast(page)).toContainText(words.contact.copied);
  await expect(copyButton(page)).toBeFocused();
  await expect(copyButton(page)).not.toHaveAttribute('aria-busy');
});

/** What some hosts leave out of a page. */
const strip = (html: string): string =>
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
    .join('');

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

/** The same by a host that heeds what a page says of it. */
const protectUnfenced = (html: string): string => {
  const fences = /<!--email_off-->[\s\S]*?<!--\/email_off-->/g;
  const kept: string[] = [];
  return protectAddresses(
    html.replace(fences, (part) => `[[kept ${kept.push(part) - 1}]]`),
  ).replace(/\[\[kept (\d+)\]\]/g, (_, index: string) => kept[Number(index)] ?? '');
};

/** What some phones make of numbers and addresses. */
const linkNumbers = (html: string): string => {
  const [head = '', body = ''] = html.split('<body>');
  return `${head}<body>${body.replace(
    />([^<>]*?)(\d{5,}|[\w.]+@[\w.]+\w)([^<>]*)</g,
    '>$1<a href="x-apple-data-detectors://0">$2</a>$3<',
  )}`;
};

test('HYD-03 HYD-04 HYD-05 what hosts and phones change in a page breaks neither door nor copy control', async ({
  page,
  faults,
}) => {
  faults.allow(DRAWN_ANEW);
  faults.allow(/email-decode\.min\.js/);
  const main = page.getByRole('main');
  for (const [change, rewrite] of Object.entries({
    'HYD-03 comments and white space are stripped': strip,
    'HYD-04 addresses are protected everywhere': protectAddresses,
    'HYD-05 numbers and addresses become links': linkNumbers,
  })) {
    await test.step(change, async () => {
      await page.unrouteAll();
      await rewritePages(page, rewrite);
      await useCopy(page);
      await useGate(page);
      // What React has drawn anew is right again.
      await expect(main.getByRole('link', { name: firm.email.general })).toHaveAttribute(
        'href',
        new RegExp(`^mailto:${firm.email.general}`),
      );
    });
  }

  await test.step('HYD-04 addresses are protected but for those that are fenced: all of them', async () => {
    await page.unrouteAll();
    await rewritePages(page, protectUnfenced);
    await page.goto('/contact');
    await hydrated(page);
    await expect(main.getByRole('link', { name: words.contact.write })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:${firm.email.general}`),
    );
    await expect(main.getByText(firm.email.general, { exact: true })).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer.locator('a[href^="mailto:"]')).toHaveText(firm.email.general);
  });
});

test('HYD-07 what extensions add to a page, or put before its header, changes nothing', async ({
  page,
}) => {
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
  await expect(page.locator('header')).toHaveCSS('position', 'fixed');

  await test.step('a header that comes first', async () => {
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
});

test('HYD-07 controls that extensions put before and between those of an island change nothing', async ({
  page,
  faults,
}) => {
  faults.allow(DRAWN_ANEW);
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
  let release = await holdScripts(page);
  await page.goto(GATE_PATH, { waitUntil: 'domcontentloaded' });
  await spoil();
  await field(page).fill(PASSWORD);
  await field(page).press('Enter');
  release();
  await expectOpen(page);

  release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await spoil();
  await copyButton(page).focus();
  await page.keyboard.press('Enter');
  release();
  await expect(toast(page)).toContainText(words.contact.copied);
  await expect(copyButton(page)).toBeFocused();
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
