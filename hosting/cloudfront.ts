import { PATTERNS, SECURITY_HEADERS, TRANSPORT_SECURITY } from './rules.ts';

/** CloudFront's own little language: no modules, and the function has to be called `handler`. */
export const cloudfrontFunction = (): string => `/**
 * CloudFront runs this for every request (event "viewer request", runtime cloudfront-js-2.0): one
 * redirect from other forms of a page's address, and the file of the page that an address names.
 * Written by npm run hosting.
 */
const HOME_FORM = new RegExp(${JSON.stringify(PATTERNS.homeForm)});
const PAGE_FORM = new RegExp(${JSON.stringify(PATTERNS.pageForm)});

const queryOf = (request) => {
  const pairs = [];
  for (const name of Object.keys(request.querystring)) {
    const entry = request.querystring[name];
    for (const each of entry.multiValue || [entry]) pairs.push(name + '=' + each.value);
  }
  return pairs.length > 0 ? '?' + pairs.join('&') : '';
};

function handler(event) {
  const request = event.request;
  const form = PAGE_FORM.exec(request.uri);
  if (form || HOME_FORM.test(request.uri)) {
    return {
      statusCode: 308,
      statusDescription: 'Permanent Redirect',
      headers: { location: { value: '/' + (form ? form[1] : '') + queryOf(request) } },
    };
  }
  if (request.uri === '/') request.uri = '/index.html';
  else if (!/\\.[^/]*$/.test(request.uri)) request.uri += '.html';
  return request;
}
`;

/** Those headers for which CloudFront has a place of their own, and all others. */
const securityHeaders = () => {
  const {
    'Content-Security-Policy': policy,
    'Referrer-Policy': referrers,
    'X-Frame-Options': frames,
    ...others
  } = SECURITY_HEADERS;
  const [, seconds] = /^max-age=(\d+); includeSubDomains; preload$/.exec(
    TRANSPORT_SECURITY['Strict-Transport-Security'],
  ) ?? [undefined, undefined];
  if (!seconds) throw new Error('CloudFront is told of transport security in parts: review this');
  return {
    own: {
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: policy },
      ContentTypeOptions: { Override: true },
      FrameOptions: { Override: true, FrameOption: frames },
      ReferrerPolicy: { Override: true, ReferrerPolicy: referrers },
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: Number(seconds),
        IncludeSubdomains: true,
        Preload: true,
      },
    },
    others: Object.entries(others)
      .filter(([name]) => name !== 'X-Content-Type-Options')
      .map(([Header, Value]) => ({
        Header,
        Value,
        Override: true,
      })),
  };
};

/** @param name - what the policy is called at CloudFront */
export const cloudfrontHeaders = (name: string): string => {
  const { own, others } = securityHeaders();
  const policy = {
    Name: name,
    Comment: 'Written by npm run hosting',
    SecurityHeadersConfig: own,
    CustomHeadersConfig: { Quantity: others.length, Items: others },
    RemoveHeadersConfig: { Quantity: 1, Items: [{ Header: 'Server' }] },
  };
  return `${JSON.stringify(policy, null, 2)}\n`;
};
