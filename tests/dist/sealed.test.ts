/** The build at the strength sealed, beside the one at the strength courtesy. */
import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { caseStudies, privacyPolicy } from '../e2e/support/content.ts';
import { DIST, SEALED } from '../support/site.ts';
import { readSealed } from '../support/sealed-studies.ts';
import { plainText } from './site.ts';

const courtesy = readSealed(DIST);
const sealed = readSealed(SEALED);

test('the sealed file opens with the password, by code of another kind', () => {
  expect(sealed.open()).toEqual(caseStudies);
});

test('GATE-05 the page carries no key: it opens by the password alone', () => {
  expect(sealed.isKeyPublished).toBe(false);
});

test('GATE-18 its parameters are those of the strength courtesy', () => {
  expect(sealed.iterations).toBe(courtesy.iterations);
  expect(sealed.salt).toHaveLength(courtesy.salt.length);
  expect(sealed.iv).toHaveLength(courtesy.iv.length);
});

test('GATE-18 two builds share the salt, and no IV', () => {
  expect(sealed.salt.equals(courtesy.salt)).toBe(true);
  expect(sealed.iv.equals(courtesy.iv)).toBe(false);
});

test('LEGAL-02 the privacy policy says what this strength keeps in the browser', () => {
  const page = parse(readFileSync(`${SEALED}/privacy-policy.html`, 'utf8'));
  expect(plainText(page.text)).toContain(plainText(privacyPolicy.storedInBrowser.sealed));
});
