import { describe, expect, test } from 'vitest';
import { asciiMailAddress, mailAddressFault, normalizeMailAddress } from './mail-address.ts';
import { mailLink } from './mail-link.ts';

describe('HOST-06 a mail address is taken as it is meant', () => {
  test.each([
    ['info@firm.example', 'info@firm.example'],
    [' info@firm.example\n', 'info@firm.example'],
    ['mailto:info@firm.example', 'info@firm.example'],
    ['Ann Núñez <Ann@Firm.Example>', 'Ann@firm.example'],
    ['<info@firm.example>', 'info@firm.example'],
    ['\u00a0info@firm.example\u00a0', 'info@firm.example'],
    ['mailto: info@firm.example', 'info@firm.example'],
    ['MAILTO:info@firm.example', 'info@firm.example'],
    ['info@AbogadosNuñez.hn', 'info@abogadosnuñez.hn'],
    ["o'neil+site@firm.example", "o'neil+site@firm.example"],
    ['info@fi\u200brm.ex\u00adample\u2060', 'info@firm.example'],
    ['“info@firm.example”', 'info@firm.example'],
  ])('%s', (typed, address) => {
    expect(normalizeMailAddress(typed)).toBe(address);
    expect(mailAddressFault(address)).toBeUndefined();
  });

  test('links name the domain in the form that mail servers know', () => {
    expect(asciiMailAddress('info@abogadosnuñez.hn')).toBe('info@xn--abogadosnuez-jhb.hn');
    expect(mailLink('info@abogadosnuñez.hn')).toBe('mailto:info@xn--abogadosnuez-jhb.hn');
    expect(asciiMailAddress('info@no domain')).toBe('info@no domain');
  });
});

test.each([
  ['info(at)firm.example', /with an @ in it/],
  ['info@@firm.example', /with one @/],
  ['info@firm', /after its @ is no domain/],
  ['info@firm.e', /after its @ is no domain/],
  ['info@firm.example.', /after its @ is no domain/],
  ['info@-a_b.example_', /after its @ is no domain/],
  ['info@a_b.example', /after its @ is no domain/],
  ['Ann <info@firm.example> Bee', /must not hold a space/],
  ['a <b> <info@firm.example>', /must not hold a space/],
  ['info@firm..example', /after its @ is no domain/],
  ['info@firm.example/a', /after its @ is no domain/],
  ['in fo@firm.example', /must not hold a space/],
  ['a@firm.example, b@firm.example', /must be one mail address alone/],
  ['núñez@firm.example', /a letter before the @/],
  ['.info@firm.example', /before its @ cannot be/],
  ['@firm.example', /before its @ cannot be/],
])('HOST-06 %s is refused with what is really wrong', (address, fault) => {
  expect(mailAddressFault(normalizeMailAddress(address))).toMatch(fault);
});
