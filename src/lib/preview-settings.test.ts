import { afterEach, expect, test, vi } from 'vitest';
import { applyPreviewSettings } from './preview-settings.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const hostWith = (value: string | undefined): string => {
  vi.stubEnv('SITE_URL', 'http://localhost:4321');
  vi.stubEnv('CASE_STUDIES_PASSWORD', 'a word of our own');
  vi.stubEnv('HOST', value);
  return applyPreviewSettings().HOST;
};

test('DEV-03 a preview answers this machine alone, unless HOST is one of its addresses', () => {
  expect(hostWith(undefined)).toBe('localhost');
  expect(hostWith('')).toBe('localhost');
  expect(hostWith(' ')).toBe('localhost');
  for (const host of ['localhost', '0.0.0.0', '::', '192.168.1.7']) {
    expect(hostWith(host)).toBe(host);
  }
});

test.each(['', ' '])('a preview says which sample values it uses, on its port: %j', (blank) => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.stubEnv('SITE_URL', blank);
  vi.stubEnv('CASE_STUDIES_PASSWORD', 'a word of our own');
  vi.stubEnv('PORT', '8765');
  expect(applyPreviewSettings()).toMatchObject({
    SITE_URL: 'http://localhost:8765',
    CASE_STUDIES_PASSWORD: 'a word of our own',
  });
  expect(said.mock.calls).toEqual([[expect.stringContaining('http://localhost:8765')]]);
  said.mockRestore();
});

test.each(['abc', '0', '70000'])('PORT=%s is told alone, for nothing else was set', (value) => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.stubEnv('SITE_URL', '');
  vi.stubEnv('PORT', value);
  expect(applyPreviewSettings).toThrow(/^Settings.*\n {2}PORT must be a port number.*\nREADME/);
  expect(said).not.toHaveBeenCalled();
  said.mockRestore();
});

test.each(['laptop', '0.0.0', 'localhost:80', 'true'])(
  'DEV-03 HOST=%s is refused with what is allowed',
  (host) => {
    expect(() => hostWith(host)).toThrow(/HOST must be localhost .* such as 0\.0\.0\.0/);
  },
);
