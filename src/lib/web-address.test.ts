import { describe, expect, test } from 'vitest';
import { readOrigin, readWebAddress } from './web-address.ts';

describe('HOST-06 an address that is right is brought to its origin', () => {
  test.each([
    ['https://www.firm.example', 'https://www.firm.example'],
    ['https://www.firm.example/', 'https://www.firm.example'],
    ['https://www.abogadosnuñez.hn', 'https://www.xn--abogadosnuez-jhb.hn'],
    ['https://www.abogadosnun\u0303ez.hn', 'https://www.xn--abogadosnuez-jhb.hn'],
    ['HTTPS://WWW.Firm.Example', 'https://www.firm.example'],
    ['https://www.firm.example:443', 'https://www.firm.example'],
    ['https://www.firm.example:8443', 'https://www.firm.example:8443'],
    ['  https://www.firm.example\n', 'https://www.firm.example'],
    ['\u00a0https://www.firm.example\u00a0', 'https://www.firm.example'],
    ['https://www。firm。example', 'https://www.firm.example'],
    ['http://localhost:4321', 'http://localhost:4321'],
    ['https://2.firm.example', 'https://2.firm.example'],
  ])('%s', (typed, origin) => {
    expect(readOrigin(typed)).toEqual({ origin });
  });
});

describe('HOST-06 one that is wrong is refused with what is really wrong', () => {
  test.each([
    ['www.firm.example', /must begin with https:\/\/: write https:\/\/www\.firm\.example/],
    ['//www.firm.example', /must begin with https:\/\/: write https:\/\/www\.firm\.example/],
    ['http://www.firm.example', /plain http is for localhost only/],
    ['ftp://www.firm.example', /not with ftp:/],
    ['https:/www.firm.example', /needs exactly two slashes/],
    ['http:///www.firm.example', /needs exactly two slashes/],
    ['https:www.firm.example', /needs exactly two slashes/],
    ['https:///www.firm.example', /needs exactly two slashes/],
    ...['https;//', 'http;//', 'https//', 'http//', 'htps//', 'htp//', 'htps://', 'htp://'].map(
      (start): [string, RegExp] => [
        `${start}www.firm.example`,
        /^must begin with https:\/\/, for example/,
      ],
    ),
    ['ttps://www.firm.example', /^must begin with https:\/\/, for example/],
    ['ttp://www.firm.example', /^must begin with https:\/\/, for example/],
    // What stands further on is no beginning.
    [
      'www.firm.example/https;http//htps:ttps:ftp://x',
      /write https:\/\/www\.firm\.example\/https;http\/\/htps:ttps:ftp:\/\/x$/,
    ],
    ['https://www.firm.example/https:x', /must not have a path/],
    ['https://www.firm.example/https:///', /must not have a path/],
    [
      'https://www.firm.example/about',
      /must not have a path \(\/about\): write https:\/\/www\.firm\.example/,
    ],
    ['https://www.firm.example?a=b', /must not have a query \(\?a=b\)/],
    ['https://www.firm.example/#a', /must not have a fragment \(#a\)/],
    ...['ann:secret', 'ann', ':secret'].map((before): [string, RegExp] => [
      `https://${before}@www.firm.example`,
      /must not hold a user name or a password/,
    ]),
    ['https://www.firm.example?', /must not have a query \(\?\)/],
    ['https://www.firm.example#', /must not have a fragment \(#\)/],
    ['https://192.0.2.1', /must be a name, not a number/],
    ['https://[2001:db8::1]', /must be a name, not a number/],
    ['https://firm', /names no website: “firm” has no ending/],
    ['https://www.firm example.com', /must not hold a space/],
    ['https://www..firm.example', /a full stop too many/],
    ['https://www.firm.example.', /a full stop too many/],
    ['https://', /is not a web address that can exist/],
    ['https://exa mple', /must not hold a space/],
    ['www.firm example.com/about', /must not hold a space/],
    ['https://a<b.example', /is not a web address that can exist/],
    ...[',', ';', '"', '*', '$', '{', '_'].map((sign): [string, RegExp] => [
      `https://www.fi${sign}rm.example`,
      new RegExp(`has a sign in its name that no name of a website holds: \\${sign} in `),
    ]),
    ['https://www.firm.example;', /holds: ; in www\.firm\.example;/],
    ['https://*.firm.example', /holds: \* in/],
    ['https://www.{domain}', /holds: \{ in/],
    ['https://.firm.example', /a full stop too many/],
    ['https://-firm.example', /a hyphen too many/],
    ['https://www.firm-.example', /a hyphen too many/],
    [`https://${'a'.repeat(64)}.example`, /has 64 letters, and 63 can be/],
    ['https://firm.example https://firm.example', /must not hold a space: one address/],
    ['https://firm.example/ https://firm.example', /must not hold a space: one address/],
    ...["''", '""', '<>', '()', '“”', '«»'].map(([open = '', close = '']): [string, RegExp] => [
      `${open}https://www.firm.example${close}`,
      /must stand without quotes or brackets around it: write https:\/\/www\.firm\.example$/,
    ]),
    [
      'https://www.firm.example"',
      /must stand without quotes .* write https:\/\/www\.firm\.example$/,
    ],
    [
      'SITE_URL="https://www.firm.example"',
      /without SITE_URL= before it: write https:\/\/www\.firm\.example$/,
    ],
    ...[
      '${SITE_URL}',
      '${{ secrets.SITE_URL }}',
      '$SITE_URL',
      '$env:SITE_URL',
      '%SITE_URL%',
      '{{ site }}',
      'vars.SITE_URL',
      'undefined',
      'null',
      '<your-domain>',
      'https://<your-domain>',
      'https://www.<your-domain>.example/about',
      'https://${DOMAIN}',
      'https://undefined',
    ].map((typed): [string, RegExp] => [
      typed,
      /^is not an address but stands for one \(.*\): give the address itself, such as https:/,
    ]),
    ...['info@firm.example', 'mailto:info@firm.example'].map((typed): [string, RegExp] => [
      typed,
      /^is a mail address, .* such as https:\/\/www\.firm\.example$/,
    ]),
    [
      '[https://www.firm.example](https://www.firm.example)',
      /^must be the address alone, .*: write https:\/\/www\.firm\.example$/,
    ],
    ['https://www.firm.example:99999', /has a port that cannot be, 99999/],
    ['https://www.firm.example:port/', /has a port that cannot be, port/],
  ])('%s', (typed, fault) => {
    expect(readOrigin(typed).fault).toMatch(fault);
  });
});

test('HOST-06 a page of another site keeps its path, in the form of addresses', () => {
  expect(readWebAddress(' https://Www.Nuñez.example:443/Año?x#y ').url?.href).toBe(
    'https://www.xn--nuez-hqa.example/A%C3%B1o?x#y',
  );
  expect(readWebAddress('https://firm.example/a%20b//c_(d)').url?.href).toBe(
    'https://firm.example/a%20b//c_(d)',
  );
  expect(readWebAddress(`https://${'a'.repeat(63)}.a-b.example`).fault).toBeUndefined();
});
