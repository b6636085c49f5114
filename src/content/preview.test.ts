import { describe, expect, test } from 'vitest';
import { ContentError } from './problems.ts';
import { readForPreview } from './preview.ts';
import { readContent, type Content } from './read.ts';
import { files, options } from './test-content.ts';

const preview = { ...options, showDrafts: true };

test('content without mistakes is the same in the preview', () => {
  expect(readForPreview(files, preview)).toEqual(readContent(files, preview));
});

describe('one broken file takes down only the part that it holds', () => {
  test.each<[string, keyof Content]>([
    ['values.yaml', 'values'],
    ['pages.yaml', 'pages'],
    ['privacy-policy.md', 'privacyPolicy'],
    ['brand/brand.yaml', 'brand'],
    [Object.keys(files).find((file) => file.startsWith('team/')) ?? '', 'team'],
    [Object.keys(files).find((file) => file.startsWith('case-studies/')) ?? '', 'caseStudies'],
  ])('%s', (file, broken) => {
    const content = readForPreview({ ...files, [file]: '\tbroken: [' }, preview);
    for (const [part, value] of Object.entries(content)) {
      const look = () => JSON.stringify(value);
      if (part === broken) {
        expect(look).toThrow(ContentError);
        expect(look).toThrow(`content/${file}`);
      } else {
        expect(look, part).not.toThrow();
      }
    }
  });

  test('a release is refused as a whole', () => {
    expect(() => readContent({ ...files, 'values.yaml': '\tbroken: [' }, options)).toThrow(
      ContentError,
    );
  });
});
