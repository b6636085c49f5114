import { describe, expect, test } from 'vitest';
import { ROUTES } from '#lib/paths.ts';
import { addressFault } from './link-address.ts';

const SERVICES = ROUTES.services.path;
const TEAM = ROUTES.team.path;
const anchors = { [SERVICES]: ['fund-formation', 'cáncer'], [TEAM]: [] };
const fault = (address: string) =>
  addressFault(address, SERVICES, anchors, [
    '/fees 2025.pdf',
    '/robots.txt',
    '/Terms.PDF',
    '/poli\u0301tica.pdf',
    '/p\u00fablica.pdf',
  ]);

describe('an address that leads somewhere', () => {
  test.each([
    SERVICES,
    `${SERVICES}#fund-formation`,
    '#fund-formation',
    '#c%C3%A1ncer',
    '/robots.txt',
    '/robots.txt?a=b#c',
    `${SERVICES}?a=b#fund-formation`,
    '/fees%202025.pdf',
    '/p%C3%BAblica.pdf',
    'https://firm.example/a#b',
    'HTTPS://firm.example',
    'mailto:a@firm.example',
    'MAILTO:a@firm.example',
    'tel:+504-2445-0000',
    'tel:24450000',
  ])('%s', (address) => {
    expect(fault(address)).toBeUndefined();
  });
});

describe('one that does not is told with what is wrong', () => {
  const INSECURE = 'must begin with https://';
  const ANY = `${INSECURE} (another website), / (a page or file of this site), mailto:, tel: or # (a section)`;
  const ACCENT =
    'leads to a file whose name holds an accent that is stored in another form than here, as Macs do, and many hosts would not find it: give the file a name without accents, and write that name here';
  const MAIL = 'must be mailto: and one mail address, such as mailto:{generalEmail}';
  const PHONE =
    'must be tel: and one telephone number without spaces, such as tel:+41-44-123-45-67';

  test.each([
    ['', 'is missing: write [words](address)'],
    [
      '“https://firm.example”',
      'must stand without quotes around it: write [words](https://firm.example)',
    ],
    ['http://firm.example', INSECURE],
    ['http:firm', INSECURE],
    ['//firm.example', ANY],
    ['see https://firm.example', ANY],
    ['see http://firm.example', ANY],
    ['firm.example/mailto:a@b.example', ANY],
    ['e-mailto:a@b.example', ANY],
    ['hotel:24450000', ANY],
    ['firm.example/team', ANY],
    ['mailto:a@b@c.example', MAIL],
    ['mailto:a b@c.example', MAIL],
    ['mailto:a@c.example d', MAIL],
    ['tel:+504 2445', PHONE],
    ['tel:office', PHONE],
    ['tel:+', PHONE],
    ['/robot.txt', 'leads to a file that does not exist. Did you mean /robots.txt?'],
    [
      '/brochure-of-the-firm.pdf',
      'leads to a file that does not exist. Put it into the folder public, beside content',
    ],
    ['/services.old/x', /^leads to a page that does not exist\. Allowed: \//],
    ['/public/robots.txt', 'leads to a file that does not exist. Did you mean /robots.txt?'],
    [
      '/files/Fees%202025.PDF',
      'leads to a file that does not exist. Did you mean /fees%202025.pdf?',
    ],
    ['/Terms.pdf', 'leads to a file that does not exist. Did you mean /Terms.PDF?'],
    [
      '/pol%C3%ADtica.PDF',
      'leads to a file that does not exist. Did you mean /poli\u0301tica.pdf?',
    ],
    ['/pol\u00edtica.pdf', ACCENT],
    ['/pu\u0301blica.pdf', ACCENT],
    [
      '/public/brochure-of-the-firm.pdf',
      'leads to a file that does not exist. Put it into the folder public, beside content, and write /brochure-of-the-firm.pdf',
    ],
    [`${TEAM}.html`, `leads to a file that does not exist. Did you mean ${TEAM}?`],
    [
      `${TEAM.toUpperCase()}.htm#anna`,
      `leads to a file that does not exist. Did you mean ${TEAM}?`,
    ],
    ['/index.html', 'leads to a file that does not exist. Did you mean /?'],
    ['robots.txt', `${ANY}. Did you mean /robots.txt?`],
    ['../public/fees%202025.pdf', `${ANY}. Did you mean /fees%202025.pdf?`],
    [`${SERVICES}x`, `leads to a page that does not exist. Did you mean ${SERVICES}?`],
    ['#fund-formatoin', 'leads to a section that does not exist. Did you mean #fund-formation?'],
    [
      '#somewhere-else',
      'leads to a section that does not exist. Allowed: #fund-formation, #cáncer',
    ],
    ['#FUND%20Formation', 'leads to a section that does not exist. Did you mean #fund-formation?'],
    ['#Ca%CC%81ncer', 'leads to a section that does not exist. Did you mean #cáncer?'],
    [
      `${SERVICES}#Fund_formation`,
      `leads to a section that does not exist. Did you mean ${SERVICES}#fund-formation?`,
    ],
    [
      `${SERVICES}#somewhere-else`,
      `leads to a section that does not exist. Allowed: ${SERVICES}#fund-formation, ${SERVICES}#cáncer`,
    ],
    [`${TEAM}#anna`, 'leads to a section that does not exist. Link to the page alone'],
    [`${ROUTES.about.path}#anna`, 'leads to a section that does not exist. Link to the page alone'],
    ['#100%', 'leads to a section that does not exist. Allowed: #fund-formation, #cáncer'],
  ])('%s', (address, message) => {
    expect(fault(address)).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
  });
});
