/** What is written for CloudFront, which cannot be run here as it is. */
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { cloudfrontFunction, cloudfrontHeaders } from '../../hosting/cloudfront.ts';
import { SECURITY_HEADERS, TRANSPORT_SECURITY } from '../../hosting/rules.ts';
import { DIST } from '../support/site.ts';
import { fileOf, FORMS, HASHED, PAGES } from './cases.ts';

interface Request {
  uri: string;
  querystring: Record<string, { value: string; multiValue?: { value: string }[] }>;
}

interface Redirect {
  statusCode: number;
  headers: { location: { value: string } };
}

const handler = runInNewContext(`${cloudfrontFunction()}; handler`) as (event: {
  request: Request;
}) => Request | Redirect;

const QUERY = {
  utm_source: { value: 'x' },
  b: { value: '1', multiValue: [{ value: '1' }, { value: '%C3%B1' }] },
};

const ask = (uri: string, querystring: Request['querystring'] = {}) =>
  handler({ request: { uri, querystring } });

test.each(FORMS)('%s leads to %s once and keeps the query', (form, page) => {
  for (const [querystring, query] of [
    [{}, ''],
    [QUERY, '?utm_source=x&b=1&b=%C3%B1'],
  ] as const) {
    const answer = ask(form, querystring) as Redirect;
    expect(answer.statusCode).toBe(308);
    expect(answer.headers.location.value).toBe(page + query);
  }
});

test.each([...PAGES, ...HASHED, '/robots.txt', '/.well-known/security.txt'])(
  '%s is read from its file',
  (path) => {
    expect((ask(path, QUERY) as Request).uri).toBe(fileOf(path).slice(DIST.length));
  },
);

/** Whether it takes the place of what the origin sends. */
type Override<Header> = Header & { Override: boolean };

/** The form of a policy of response headers, as far as it is read. */
interface HeadersPolicy {
  SecurityHeadersConfig: {
    StrictTransportSecurity: Override<{
      AccessControlMaxAgeSec: number;
      IncludeSubdomains: boolean;
      Preload: boolean;
    }>;
    ContentSecurityPolicy: Override<{ ContentSecurityPolicy: string }>;
    ReferrerPolicy: Override<{ ReferrerPolicy: string }>;
    ContentTypeOptions: Override<object>;
    FrameOptions: Override<{ FrameOption: string }>;
  };
  CustomHeadersConfig: { Quantity: number; Items: Override<{ Header: string; Value: string }>[] };
  RemoveHeadersConfig: { Quantity: number; Items: { Header: string }[] };
}

const headersPolicy = JSON.parse(cloudfrontHeaders('site')) as HeadersPolicy;

test('the headers are those of the table', () => {
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = headersPolicy;
  const { AccessControlMaxAgeSec, IncludeSubdomains, Preload } = security.StrictTransportSecurity;
  expect(IncludeSubdomains && Preload).toBe(true);
  expect(custom.Items).toHaveLength(custom.Quantity);
  expect({
    'Content-Security-Policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
    'Referrer-Policy': security.ReferrerPolicy.ReferrerPolicy,
    'Strict-Transport-Security': `max-age=${AccessControlMaxAgeSec}; includeSubDomains; preload`,
    'X-Content-Type-Options': security.ContentTypeOptions.Override && 'nosniff',
    'X-Frame-Options': security.FrameOptions.FrameOption,
    ...Object.fromEntries(custom.Items.map(({ Header, Value }) => [Header, Value])),
  }).toEqual({ ...SECURITY_HEADERS, ...TRANSPORT_SECURITY });
});

test('each takes the place of what the origin sends, once, and nothing tells what serves the site', () => {
  const { SecurityHeadersConfig, CustomHeadersConfig, RemoveHeadersConfig } = headersPolicy;
  const custom = CustomHeadersConfig.Items.map(({ Header }) => Header);
  for (const { Override } of [
    ...Object.values(SecurityHeadersConfig),
    ...CustomHeadersConfig.Items,
  ]) {
    expect(Override).toBe(true);
  }
  // Those with a place of their own are refused among the others.
  expect(custom.filter((name) => name.startsWith('X-'))).toEqual([]);
  expect(RemoveHeadersConfig).toEqual({ Quantity: 1, Items: [{ Header: 'Server' }] });
});
