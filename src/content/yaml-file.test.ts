import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { formatProblem } from './problems.ts';
import { readYaml } from './yaml-file.ts';

const text = z.string().optional();
const schema = z.strictObject({
  name: text,
  street: text,
  bio: text,
  lines: z.array(z.string()).optional(),
  place: z.strictObject({ town: text, code: text }).optional(),
  people: z.array(z.strictObject({ title: z.string(), text })).optional(),
  count: z.number().optional(),
  draft: z.boolean().optional(),
});

const read = (source: string) => readYaml('a.yaml', source, schema);
const messages = (source: string) =>
  read(source).problems.map((problem) => formatProblem(problem).replace(/^content\/a\.yaml/, ''));

const NUMBER_SIGN = 'has a number sign, which hides the rest of the line';
const JOINED = 'yet would be joined to the text above';

describe('EDIT-01 what YAML would take for something else is refused with its line', () => {
  test.each([
    ['a number sign', 'street: House, Suite #4\nname: A\n', `:1  ${NUMBER_SIGN} (“#4”)`],
    ['a number sign at once', 'name: A\nstreet: #4\n', `:2  ${NUMBER_SIGN} (“#4”)`],
    ['one after a quoted text', 'street: "House" #4\n', `:1  ${NUMBER_SIGN}`],
    ['one in a list', 'lines:\n  - One\n  - Two #2\n', `:3  ${NUMBER_SIGN}`],
    [
      'one within wrapped lines',
      'bio: One\n  two #3 four\n  five\nname: A\n',
      `:2  ${NUMBER_SIGN}`,
    ],
    ['a note inside a text', 'bio: >-\n  One\n  # note\n', ':3  begins with a number sign'],
    [
      'curly quotes around a part before a colon',
      'bio: “One”: two\n',
      ':1  holds a colon and a space',
    ],
    ['entries after an asterisk', 'name: A\nlines:\n  * One\n  * Two\n', ':3  begins with a dash'],
    ...['* ', '• '].map((sign): [string, string, string] => [
      `a record after ${sign}`,
      `name: A\npeople:\n  - title: B\n  ${sign}title: C\n`,
      ':4  begins with a dash',
    ]),
    ['a pasted list inside a text', 'bio: >-\n  One\n  • Two\nname: A\n', ':3  begins with a dot'],
    ['a note beside >-', 'bio: >- # note\n  One\n', ':1  has more than >- on the line'],
    ['an indentation indicator', 'bio: >-2\n    One\n  two\n', ':1  has more than >- on the line'],
    ['an anchor', 'name: &One two\n', ':1  has a text that begins with an ampersand'],
    ['an alias', 'name: *one\n', ':1  has a text that begins with an asterisk'],
    [
      'bold letters of Markdown',
      'name: **one** two\n',
      ':1  has a text that begins with an asterisk',
    ],
    ['a tag', 'name: !one two\n', ':1  has a text that begins with an exclamation mark'],
    ['a merge key', 'place:\n  <<: a\n', ':2  begins with <<'],
    [
      'a key that stands twice',
      'name: A\nbio: B\nname: C\n',
      ':3  stands twice: “name” is already on line 1',
    ],
    ['a second document', 'name: A\n---\nbio: B\n', ':2  is a line (---) that would end the file'],
    [
      'a third document',
      'name: A\n---\nbio: B\n---\nstreet: C\n',
      ':2  is a line (---) that would end the file',
    ],
    [
      'a key that stands twice below an empty one',
      'place:\nname: A\ntown: B\nname: C\n',
      ':1  is empty, and “name” stands twice',
    ],
    [
      'a key that stands twice in a block',
      'name: A\nplace:\n  town: A\n  code: B\n  town: C\n',
      ':5  stands twice: “town” is already on line 3',
    ],
    [
      'an end of the document',
      'name: A\n...\nbio: B\n',
      ':2  is a line (...) that would end the file',
    ],
    ['a directive', '%YAML 1.2\nname: A\n', ':1  begins with the sign %'],
    [
      'an entry in the wrong column',
      'lines:\n  - One\n   - Two\n',
      `:3  begins with a hyphen, ${JOINED}`,
    ],
    [
      'an entry without a space',
      'lines:\n  - One\n    -Two\n',
      `:3  begins with a hyphen, ${JOINED}`,
    ],
    [
      'a field inside a text',
      'bio: >-\n  One\n   name: A\n',
      `:3  begins with the name of a field (name), ${JOINED}`,
    ],
    [
      'a quote that closes what none has opened',
      'name: A\nbio: B one"\n',
      ':2  has a straight quote at its end',
    ],
    [
      'an empty line inside a text',
      'bio: >-\n  One\n\n  two\n',
      ':4  follows an empty line inside a text',
    ],
    ['nothing', 'name: ~\n', ':1  name: found "~", is read as nothing'],
    ['null', 'name: null\n', ':1  name: found "null", is read as nothing'],
    [
      'a hexadecimal number',
      'name: 0x1F\n',
      ':1  name: found "0x1F", must be text, but is read as a number: put straight quotes around it: "0x1F"',
    ],
    [
      'a number with an exponent',
      'name: 1e3\n',
      ':1  name: found "1e3", must be text, but is read as a number',
    ],
    [
      'a number that begins with noughts',
      'name: 007\n',
      ':1  name: found "007", must be text, but is read as a number',
    ],
    [
      'a yes or no',
      'name: true\n',
      ':1  name: found "true", must be text, but is read as a yes or no',
    ],
    [
      'a colon in an entry',
      'lines:\n  - Note: one\n',
      ':2  lines[1]: found "Note: one", must be text, but is read as a block of fields because of a colon',
    ],
    [
      'a curly bracket',
      'name: {a}\n',
      ':1  name: found "{a}", begins with a curly bracket: put straight quotes',
    ],
    [
      'a square bracket',
      'name: [a]\n',
      ':1  name: found "[a]", begins with a square bracket: put straight quotes',
    ],
    [
      'a list where text is meant',
      'name:\n  - a\n',
      ':1  name: found "- a", must be one text, not a list',
    ],
  ])('%s', (_, source, start) => {
    expect(messages(source)).toEqual([expect.stringContaining(start)]);
    expect(messages(source)[0]?.startsWith(start)).toBe(true);
  });

  test.each([
    ['words of other languages for yes and no', 'name: yes\nbio: "on"\nstreet: No\n'],
    ['a time', 'name: 12:30\n'],
    ['a number sign within a word', 'street: Suite 4#b, C#\n'],
    ['a number sign in quotes', 'street: "Suite #4"\n'],
    ['quotes and apostrophes within words', `bio: Of "A"\nname: A 5" B\nstreet: The partners'\n`],
    ['a number sign in a longer text', 'bio: >-\n  Suite #4\n  and #5\n'],
    [
      'notes on lines of their own',
      '# one\nname: A\n  # two\nbio: >-\n  One\n# three\nstreet: B\n',
    ],
    ['notes beside numbers and blocks', 'count: 3 # three\nlines: # two\n  - A\n'],
    ['wrapped lines', 'bio: one\n  two\nstreet: >-\n  three\n  four\n'],
    ['an empty line after a text', 'bio: >-\n  one\n\nname: A\n'],
  ])('%s: nothing is lost, and nothing is told', (_, source) => {
    expect(messages(source)).toEqual([]);
  });
});

describe('EDIT-05 each mistake of syntax says what it is and what to do', () => {
  test.each([
    ['a tab', 'place:\n\ttown: A\n', ':2  is indented with the Tab key'],
    [
      'a missing space',
      'bio: B\nname:Ann\nstreet: C\n',
      ':2  needs a space after the colon: write name: Ann',
    ],
    [
      'a missing space, with the beginning of a long text',
      'bio: B\nname:Ann Bettina Christina Doris\nstreet: C\n',
      ':2  needs a space after the colon: write name: Ann Bettina Christin…',
    ],
    [
      'a missing space before a space',
      'bio: B\nname:Ann Bettina Christi \nstreet: C\n',
      ':2  needs a space after the colon: write name: Ann Bettina Christi',
    ],
    ['a missing space at the end', 'bio: B\nname:Ann\n', ':2  needs a space after the colon'],
    [
      'a missing space in a block',
      'place:\n  town:A\n  code: B\n',
      ':2  needs a space after the colon',
    ],
    [
      'missing spaces in a whole block',
      'place:\n  town:A\n  code:B\n',
      ':1  place: found "town:A code:B", must be a block of fields; town: needs a space',
    ],
    [
      'a no-break space as indent',
      'place:\n\u00a0\u00a0town: A\n',
      ':2  is spaced with a no-break',
    ],
    [
      'a no-break space after the colon',
      'bio: B\nname:\u00a0Ann\n',
      ':2  is spaced with a no-break',
    ],
    ['a no-break space before the colon', 'name\u00a0: Ann\n', ':1  is spaced with a no-break'],
    [
      'a character that nobody sees',
      '\u200bname: Ann\n',
      ':1  is spaced with a no-break or invisible space',
    ],
    [
      'a merge mark',
      'bio: B\n<<<<<<< HEAD\nname: A\n=======\nname: B\n>>>>>>> b\n',
      ':2  has the mark of a merge',
    ],
    ['a missing closing quote', 'name: A\nbio: "Foo\nstreets\n', ':2  has no closing quote'],
    ...(
      [
        ['before a field that has quotes', 'name: A\nbio: "B\nstreet: "C"\ncount: 1\n', 2],
        ['before another that lacks it', 'name: "A\nbio: "B\nstreet: C\n', 1],
        ['with single quotes', "name: A\nbio: 'B\nstreet: C\ncount: 1\nlines:\n  - 'D'\n", 2],
        ['in a block', "place:\n  town: 'A\n  code: 'B'\nname: 'C'\n", 2],
        ['in a record', "people:\n  - title: A\n    text: 'B\n  - title: 'C'\n    text: D\n", 3],
        ['of another kind', `name: A\nbio: "B'\nstreet: C\ncount: 1\n`, 2],
        ['before all the rest of the file', 'name: "A\nbio: B\nplace:\n  town: C\n', 1],
        ['in a quoted text over two lines', 'bio: "One\n  name: A"\n', 1],
      ] as const
    ).map(([place, source, line]): [string, string, string] => [
      `a missing closing quote ${place}`,
      source,
      `:${line}  has no closing quote`,
    ]),
    ['quotes inside quotes', 'bio: "He said "yes""\n', ':1  has words after the closing quote'],
    ['an apostrophe inside quotes', "bio: 'Ann's'\n", ':1  has words after the closing quote'],
    [
      'curly quotes',
      'bio: “Note: this”\n',
      ':1  has curly quotes around a text that needs straight ones',
    ],
    [
      'a name in curly quotes',
      '“name”: A\n',
      ':1  “name”: has a sign or an invisible character beside the name of the field',
    ],
    [
      'an indent too small',
      'place:\n  town: A\ncode: B\n  zone: C\nname: D\n',
      ':3  begins further to the left',
    ],
    ['an indent too far', 'name: A\n bio: B\n', ':2  is indented too far'],
    ['an indent too far below a note', 'name: A\n# note\n bio: B\n', ':3  is indented too far'],
    [
      'an indent too far below an empty line',
      'name: A\n\n bio: B\nstreet: C\n',
      ':3  is indented too far',
    ],
    ['an entry in between', 'people:\n    - title: A\n   - title: B\n', ':3  does not line up'],
    ['a block one column off', 'name: A\n place:\n  town: B\n', ':2  is indented too far'],
    ['a longer text one column off', 'name: A\n bio: >-\n   B\n', ':2  is indented too far'],
    ['an indent in between', 'place:\n    town: A\n  code: B\n', ':3  does not line up'],
    ['a hyphen without a space', 'lines:\n  - A\n  -B\n', ':3  needs a space after the hyphen'],
    ...['[@a/b]', '[a, @b/c]'].map((value): [string, string, string] => [
      `the sign @ in a list ${value}`,
      `name: A\nlines: ${value}\n`,
      ':2  has an entry that begins with the sign @',
    ]),
    ...['>50%', '> 50%', '>7'].map((value): [string, string, string] => [
      `the sign ${value} of a figure`,
      `bio: B\nname: ${value}\nstreet: C\n`,
      ':2  begins with the sign >',
    ]),
    ['words beside >', 'bio: > One\n  two\n', ':1  has words on the line of the sign >-'],
    [
      'a text that is not indented',
      'bio: >-\none\nname: A\n',
      ':2  is neither a field nor part of the text above',
    ],
    [
      'a text that is less indented',
      'bio: >-\n    one\n  two\n',
      ':3  does not belong to the text above',
    ],
    ['a colon in a text', 'bio: Note: this\n', ':1  holds a colon and a space'],
    ['a field without a colon', 'name: A\nbio B\nstreet: C\n', ':2  is neither a field'],
    ['a sign of YAML', 'name: @home\n', ':1  begins with the sign @'],
    ['a backslash', 'name: "C:\\path"\n', ':1  holds a backslash'],
    ['one that YAML would take', 'bio: B\nname: "Risk\\return"\n', ':2  holds a backslash'],
    ['one after two', 'bio: B\nname: "A\\\\ B\\tC"\n', ':2  holds a backslash'],
    [
      'a dot as a hyphen',
      'lines:\n  • A\n',
      ':1  lines: found "• A", must be a list: each entry on a line of its own, after a hyphen',
    ],
    ['capitals', 'Name: A\n', ':1  Name: is not a known field. Did you mean name?'],
    ['yes', 'draft: yes\n', ':1  draft: found "yes", must be true or false: write true'],
    ['no', 'draft: No\n', ':1  draft: found "No", must be true or false: write false'],
    [
      'a comma in a number',
      'count: 25,5\n',
      ':1  count: found "25,5", must be a number: write 25.5',
    ],
    ['a minus sign of print', 'count: −3\n', ':1  count: found "−3", must be a number: write -3'],
    [
      'a number in quotes',
      'count: "3"\n',
      ':1  count: found "3", must be a number: take the quotes away',
    ],
    ['an empty file', '# note\n', '  is empty'],
    [
      'UTF-16',
      Buffer.from('\ufeffname: A\nbio: B\n', 'utf16le').toString('utf8'),
      '  is saved as UTF-16',
    ],
    [
      'UTF-16 without a mark',
      Buffer.from('name: A\nbio: B\n', 'utf16le').toString('utf8'),
      '  is saved as UTF-16',
    ],
    [
      'an older encoding',
      Buffer.from('name: A\nbio: Roat\u00e1n\n', 'latin1').toString('utf8'),
      ':2  has letters that were lost',
    ],
    [
      'accents that were taken for letters of their own',
      'name: A\nbio: Of InÃ©s, RoatÃ¡n â€“ and more\n',
      ':2  has letters that a program took for others: “InÃ©s,” was “Inés,”, and so on at 2 more',
    ],
    [
      'a capital letter',
      'bio: Ã‰tude, CÃ”TE\n',
      ':1  has letters that a program took for others: “Ã‰tude,” was “Étude,”',
    ],
    [
      'letters of the East',
      'bio: KovÄ‡ Ð˜Ð²\n',
      ':1  has letters that a program took for others: “KovÄ‡” was “Kovć”',
    ],
    [
      'quotes of print',
      'bio: the firmâ€™s\n',
      ':1  has letters that a program took for others: “firmâ€™s” was “firm’s”',
    ],
    [
      'a space that binds',
      'bio: 5Â days, Â© A\n'.replace('Â ', 'Â\u00a0'),
      ':1  has letters that a program',
    ],
    [
      'a document of a word processor',
      'PK\u0003\u0004\u0014\0\0\0',
      '  is a document of a word processor',
    ],
  ])('%s', (_, source, start) => {
    expect(messages(source)).toHaveLength(1);
    expect(messages(source)[0]?.slice(0, start.length)).toBe(start);
  });

  test.each([
    ['a mark of the byte order', '\ufeffname: A\n'],
    ['the line ends of Windows', 'name: A\r\n'],
    ['the line ends of old Macs', 'name: A\r'],
  ])('%s does not matter', (_, source) => {
    expect(read(source).value).toEqual({ name: 'A' });
  });
});

test.each(['\u00a0', '\u200b', ' \u202f', '\u200b \u00a0'])(
  'white space that nobody sees at the end of a line does not matter: %j',
  (space) => {
    const lines = ['name: "A"', 'bio: B', 'count: 1', 'draft: true'];
    const { value, problems } = read(lines.map((line) => line + space).join('\n'));
    expect(problems).toEqual([]);
    expect(value).toEqual({ name: 'A', bio: 'B', count: 1, draft: true });
  },
);

test('what only looks like a mistake of saving or of quotes is taken', () => {
  for (const words of ['“MANHÃ”, «IRMû, ÂNGELA ÄÖ, châ – 5 °, SÃO', 'A\\\\B \\"C\\"']) {
    expect(messages(`name: "${words}"\n`)).toEqual([]);
  }
  expect(read('bio: "one \\\n  two"\nname: A\\B\n').value).toEqual({
    bio: 'one two',
    name: 'A\\B',
  });
});

test('a record is named by its title, and a place in a plain list by its number', () => {
  expect(messages('people:\n  - title: SPV\n    text: 5\n')).toEqual([
    expect.stringContaining(':3  people “SPV” text: found "5", must be text'),
  ]);
  expect(messages('people:\n  - text: A\n')).toEqual([
    expect.stringContaining(':2  people[1].title: is missing or empty'),
  ]);
});
