import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scriptJson } from './structured-data.ts';

test('SEO-03 no text can end the script that its JSON stands in', () => {
  const text = 'A "quoted" firm </script><script>alert(1)</script> <!-- & more';
  expect(scriptJson({ text })).not.toMatch(/<\/?script|<!--/);
  expect(JSON.parse(scriptJson({ text }))).toEqual({ text });
});

test('whatever is written is read back the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(scriptJson({ text })).not.toContain('<');
      expect(JSON.parse(scriptJson({ text }))).toEqual({ text });
    }),
  );
});
