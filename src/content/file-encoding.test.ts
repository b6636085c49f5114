import { describe, expect, test } from 'vitest';
import { findEncodingFault, normalizeFile } from './file-encoding.ts';

describe('letters that another encoding made of one are told with what they were', () => {
  test.each([
    ['name: RoatÃ¡n\n', '“RoatÃ¡n” was “Roatán”.'],
    ['name: Ã“scar\n', '“Ã“scar” was “Óscar”.'],
    ['name: sÃ’ aÃ±o\n', '“sÃ’” was “sÒ”, and so on at 1 more place.'],
    ['fee: â‚¬5 or â‚¬6, â‚¬7\n', '“â‚¬5” was “€5”, and so on at 2 more places.'],
    ['a â€” b\n', '“â€”” was “—”.'],
  ])('%s', (text, told) => {
    const fault = findEncodingFault(text);
    expect(fault?.message).toContain(`has letters that a program took for others: ${told}`);
    expect(fault).toMatchObject({ line: 1 });
  });

  test.each(['MANHÃ”, she said', 'BRANCO E MARROM: Ã”', 'âœ… done', 'crâ, ÂngÃ', 'Ångström'])(
    '%s is as it was typed',
    (text) => {
      expect(findEncodingFault(text)).toBeUndefined();
    },
  );
});

test('letters that are lost are told where the first of them stood', () => {
  expect(findEncodingFault('\ufffda\n')).toMatchObject({ line: 1 });
  expect(findEncodingFault('a\nb \ufffd c \ufffd\n')).toMatchObject({
    line: 2,
    message: expect.stringContaining('has letters that were lost') as string,
  });
});

test('a document of another kind, and UTF-16, are told for what they are', () => {
  expect(findEncodingFault('PK\u0003\u0004…')?.message).toContain('a word processor');
  expect(findEncodingFault('{\\rtf1')?.message).toContain('RTF');
  expect(findEncodingFault('%PDF-1.7')?.message).toContain('PDF');
  expect(findEncodingFault(Array.from('name: A').join('\0'))?.message).toContain('UTF-16');
  expect(findEncodingFault('name: A')).toBeUndefined();
});

test('the mark at the start and the ends of lines do not matter', () => {
  expect(normalizeFile('\ufeffa\r\nb\rc\n')).toBe('a\nb\nc\n');
  expect(normalizeFile('a\ufeffb')).toBe('a\ufeffb');
});
