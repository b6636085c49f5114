/**
 * The scoring rules of MDN's HTTP Observatory (version 4 of its algorithm), one by one, on Caddy as in
 * production. Its package is not run here: on installing it downloads two lists from elsewhere.
 *
 * Not to be had by this site: 5 points for cookies and 5 for the integrity of script files (the home
 * page has neither), 5 for a domain that browsers know to be https-only (docs/hosting.md says how).
 */
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, type Answer } from './request.ts';
import { startCaddy, type RunningHttpsServer } from './servers.ts';

const HALF_A_YEAR = 15_768_000;

let server: RunningHttpsServer;
let home: Answer;
/** Every directive of the header and of the page; both hold at once. */
let policy: Map<string, string>;

const overHttps = (path: string) => ask(server.origin, path, { authority: server.authority });

beforeAll(async () => {
  server = await startCaddy();
  home = await overHttps('/');
  const inPage = parse(home.body.toString())
    .querySelectorAll('meta[http-equiv=Content-Security-Policy]')
    .map((meta) => meta.getAttribute('content') ?? '');
  const directives = [...inPage, String(home.headers['content-security-policy'])].flatMap((text) =>
    text.split('; '),
  );
  policy = new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
});

afterAll(() => server.stop());

/** Points that a rule adds or takes; the grade begins at 100. */
const RULES: Record<string, () => number> = {
  'content policy': () => {
    const everything = [...policy.values()].join(' ');
    if (/'unsafe-|\b(https?|ftp|data):(\s|$)|\*/.test(everything)) return -20;
    return policy.get('default-src') === "'none'" ? 10 : 5;
  },
  cookies: () => (home.headers['set-cookie'] ? -20 : 0),
  'cross-origin sharing': () => (home.headers['access-control-allow-origin'] ? -50 : 0),
  'referrer policy': () =>
    /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(
      String(home.headers['referrer-policy']),
    )
      ? 5
      : -5,
  'strict transport security': () => {
    const age = /^max-age=(\d+);/.exec(String(home.headers['strict-transport-security']))?.[1];
    return Number(age) >= HALF_A_YEAR ? 0 : -20;
  },
  'integrity of scripts from elsewhere': () =>
    parse(home.body.toString()).querySelectorAll('script[src*="//"]').length > 0 ? -50 : 0,
  'content type options': () => (home.headers['x-content-type-options'] === 'nosniff' ? 0 : -5),
  // By the policy; the older header alone would be worth nothing more than its absence costs.
  frames: () =>
    policy.get('frame-ancestors') === "'none'" && home.headers['x-frame-options'] === 'DENY'
      ? 5
      : -20,
  'cross-origin resource policy': () =>
    home.headers['cross-origin-resource-policy'] === 'same-origin' ? 10 : 0,
};

test('the grade is A+, with 130 points', () => {
  const points = Object.fromEntries(
    Object.entries(RULES).map(([name, pointsOf]) => [name, pointsOf()]),
  );
  expect(points).toEqual({
    'content policy': 10,
    cookies: 0,
    'cross-origin sharing': 0,
    'referrer policy': 5,
    'strict transport security': 0,
    'integrity of scripts from elsewhere': 0,
    'content type options': 0,
    frames: 5,
    'cross-origin resource policy': 10,
  });
  expect(Object.values(points).reduce((sum, value) => sum + value, 100)).toBe(130);
});
