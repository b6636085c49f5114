import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { gatherStyles, policyOf } from './content-policy.ts';

const page = (text: string) =>
  `<!doctype html><html><head><meta charset="utf-8"><script>${text}</script><style>${text}</style></head></html>`;

test('DEV-01 inline parts are hashed with the line ends that browsers hash', () => {
  const asBrowsersDo = createHash('sha256').update('a\nb\nc').digest('base64');
  for (const text of ['a\nb\nc', 'a\r\nb\r\nc', 'a\rb\r\nc']) {
    const policy = policyOf(page(text), undefined);
    expect(policy).toContain(`script-src 'sha256-${asBrowsersDo}'`);
    expect(policy).toContain(`style-src 'sha256-${asBrowsersDo}'`);
  }
});

test('styles of the body move to the end of the head, in their order', () => {
  const html =
    '<head><style>a</style></head><body><p>1</p><style>b</style><p>2</p><style>c</style>';
  expect(gatherStyles(html)).toBe(
    '<head><style>a</style><style>b</style><style>c</style></head><body><p>1</p><p>2</p>',
  );
});
