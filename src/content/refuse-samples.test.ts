import { afterEach, expect, test, vi } from 'vitest';
import { readContent } from './read.ts';
import { files, options } from './test-content.ts';
import { refuseSamples } from './refuse-samples.ts';

const { firm, team, pages, ...rest } = readContent(files, options);
const content = {
  ...rest,
  firm,
  team: team.map((member) => ({ ...member, sample: true })),
  pages: { ...pages, home: { ...pages.home, sample: true } },
};
const listenToLog = () => vi.spyOn(console, 'log').mockImplementation(() => undefined);

afterEach(() => {
  vi.restoreAllMocks();
});

test('a release with sample people, cases or addresses is refused, and all are listed', () => {
  expect(() => {
    refuseSamples(content, false);
  }).toThrow(
    /content\/firm\.yaml {2}email {2}\(refused\)[\s\S]*content\/team\/[\s\S]*ALLOW_SAMPLE_CONTENT=1/,
  );
});

test('one that allows them is told what they are', () => {
  const log = listenToLog();
  refuseSamples(content, true);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('content/firm.yaml  email'));
});

test('samples of other kinds are listed only', () => {
  const words = {
    ...content,
    team,
    firm: { ...firm, email: { general: 'a@firm.com', legal: 'b@firm.com' } },
  };
  const log = listenToLog();
  refuseSamples(words, false);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('content/pages.yaml  home'));
});
