import { ALL_PAGES } from './support/routes.ts';
import { expect, test } from './support/test.ts';

// Every other test fails on a violation: see support/test.ts. Here the policy itself is looked at.
test('CSP-01 every page carries a strict policy, and it holds', async ({ page, faults }) => {
  faults.allow(/console: Failed to load resource.*404/);
  faults.allow(/content policy: |Content Security Policy/);
  for (const { path } of ALL_PAGES) {
    const response = await page.goto(path);
    const meta = await page
      .locator('meta[http-equiv="Content-Security-Policy" i]')
      .evaluateAll((all) => all.map((element) => element.getAttribute('content') ?? ''));
    const policy = [response?.headers()['content-security-policy'] ?? '', ...meta].join('; ');
    expect(policy, path).toContain('script-src');
    expect(policy, path).not.toMatch(/'unsafe-(inline|eval)'/);

    const outcome = await page.evaluate(async () => {
      const refusal = new Promise((done) =>
        document.addEventListener('securitypolicyviolation', () => done('refused')),
      );
      const script = document.createElement('script');
      script.textContent = 'window.intruder = true';
      document.body.append(script);
      return [(window as unknown as { intruder?: boolean }).intruder, await refusal];
    });
    expect(outcome, path).toEqual([undefined, 'refused']);
  }
});
