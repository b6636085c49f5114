import { isAbsolute, relative, resolve } from 'node:path';
import { z } from 'zod';
import { normalizePassword } from './password.ts';
import { readOrigin } from './web-address.ts';

/** Opens the sample site on this machine; a release refuses it. */
export const SAMPLE_PASSWORD = 'open-sesame';

export const DEFAULT_PORT = 4321;

const isLocal = (url: string) => URL.parse(url)?.hostname === 'localhost';

/** Brought to the origin of the address, or refused with what is really wrong. */
const origin = z
  .string()
  .overwrite((value) => readOrigin(value).origin ?? value)
  .check((context) => {
    const { fault } = readOrigin(context.value);
    if (fault !== undefined) {
      context.issues.push({ code: 'custom', input: context.value, message: fault });
    }
  });

/** A build empties its folder first: that must not be the project, nor a folder around it. */
const isBesideTheProject = (folder: string): boolean => {
  const way = relative(resolve(folder), process.cwd());
  return way.startsWith('..') || isAbsolute(way);
};

/** The moment at which dates in the content are judged. The check of the content reads it alone. */
export const judgedAt = z
  .string()
  .regex(/^\d{1,11}$/, 'must be whole seconds since 1970, such as 1767225600, or not set')
  .transform((seconds) => new Date(Number(seconds) * 1000))
  .optional();

const schema = z
  .object({
    SITE_URL: origin,
    IMAGE_HOST: origin.optional(),
    CASE_STUDIES_PASSWORD: z
      .string()
      .transform(normalizePassword)
      .refine((value) => value !== '', 'is empty: give the password that opens the case studies'),
    CASE_STUDIES_GATE: z
      .enum(['courtesy', 'sealed'], 'must be courtesy or sealed (docs/gate.md explains both)')
      .default('courtesy'),
    EDITOR_REPOSITORY: z
      .string()
      .regex(
        /^[\w-]+\/[\w.-]+$/,
        'must be the owner and the name of the repository on GitHub, such as firm/website, without https:// and github.com',
      )
      .optional(),
    ALLOW_SAMPLE_CONTENT: z
      .literal('1', 'must be 1, or not set')
      .optional()
      .transform((value) => value === '1'),
    OUT_DIR: z
      .string()
      .refine(
        isBesideTheProject,
        'must be a folder of its own, such as dist, for the build empties it first: neither the project nor a folder around it',
      )
      .default('dist'),
    SOURCE_DATE_EPOCH: judgedAt,
    PORT: z.coerce
      .number('must be a port number, 1 to 65535')
      .int('must be a port number, 1 to 65535')
      .min(1, 'must be a port number, 1 to 65535')
      .max(65535, 'must be a port number, 1 to 65535')
      .default(DEFAULT_PORT),
  })
  .check((context) => {
    const { SITE_URL, CASE_STUDIES_PASSWORD } = context.value;
    if (CASE_STUDIES_PASSWORD === SAMPLE_PASSWORD && !isLocal(SITE_URL)) {
      context.issues.push({
        code: 'custom',
        path: ['CASE_STUDIES_PASSWORD'],
        message: 'is the sample password, which everybody knows: choose one of your own',
        input: SITE_URL,
      });
    }
  });

export type Settings = z.infer<typeof schema>;

const MISSING: Readonly<Record<string, string>> = {
  SITE_URL:
    'is not set: give the address the site is published at, for example https://www.firm.example',
  CASE_STUDIES_PASSWORD: 'is not set: give the password that opens the case studies',
};

/** Settings as they are for a look at the site on this machine. */
export const previewDefaults = (port: number | string = DEFAULT_PORT) => ({
  SITE_URL: `http://localhost:${port}`,
  CASE_STUDIES_PASSWORD: SAMPLE_PASSWORD,
});

/**
 * Reads and checks all settings at once. The table in README.md lists them.
 *
 * @param environment - usually `process.env`; an empty value counts as not set
 * @throws Error that names every missing or wrong setting and its remedy
 */
export const readSettings = (
  environment: Readonly<Record<string, string | undefined>>,
): Settings => {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return `  ${name} ${given[name] === undefined ? (MISSING[name] ?? issue.message) : issue.message}`;
  });
  throw new Error(`Settings in the environment:\n${lines.join('\n')}\nREADME.md lists them all.`);
};
