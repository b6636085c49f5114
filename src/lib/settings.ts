import { z } from 'zod';
import { normalizePassword } from './password.ts';
import { readTyped, typedFault } from './typed-value.ts';
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

const PASSWORD = 'CASE_STUDIES_PASSWORD';

const password = z
  .string()
  .transform(normalizePassword)
  .check((context) => {
    const { value } = context;
    const fault = /[\p{L}\p{N}]/u.test(value)
      ? typedFault(value, PASSWORD, 'password')
      : `has no letter and no figure (${value}): give the password that opens the case studies`;
    if (fault !== undefined) context.issues.push({ code: 'custom', input: value, message: fault });
  });

const folder = z.string().check((context) => {
  const fault = typedFault(context.value, 'OUT_DIR', 'folder');
  if (fault !== undefined) {
    context.issues.push({ code: 'custom', input: context.value, message: fault });
  }
});

/** Says what was found, for what is wrong with it may be a sign that nobody sees. */
const orFound = (rule: string) => ({
  error: ({ input }: { input?: unknown }) => `${rule}; found ${JSON.stringify(input)}`,
});

/** What the address of a repository has around the owner and the name. */
const AROUND_REPOSITORY =
  /^(?:(?:https?:\/\/)?(?:www\.)?github\.com\/|git@github\.com:)|(?:\.git)?\/?$/gi;
const REPOSITORY = /^[a-z\d][\w-]*\/(?!\.{1,2}$)[\w.-]+$/i;

const PORT_RANGE = 'must be a port number, 1 to 65535';

export const port = z.coerce
  .number(PORT_RANGE)
  .int(PORT_RANGE)
  .min(1, PORT_RANGE)
  .max(65535, PORT_RANGE)
  .default(DEFAULT_PORT);

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
    CASE_STUDIES_PASSWORD: password,
    CASE_STUDIES_GATE: z
      .enum(
        ['courtesy', 'sealed'],
        orFound('must be courtesy or sealed (docs/gate.md explains both)'),
      )
      .default('courtesy'),
    EDITOR_REPOSITORY: z
      .string()
      .overwrite((value) => value.trim().replaceAll(AROUND_REPOSITORY, ''))
      .regex(
        REPOSITORY,
        orFound('must be the owner and the name of the repository on GitHub, such as firm/website'),
      )
      .optional(),
    ALLOW_SAMPLE_CONTENT: z
      .literal('1', orFound('must be 1, or not set'))
      .optional()
      .transform((value) => value === '1'),
    OUT_DIR: folder.default('dist'),
    SOURCE_DATE_EPOCH: judgedAt,
    PORT: port,
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
export const previewDefaults = (atPort: number = DEFAULT_PORT) => ({
  SITE_URL: `http://localhost:${atPort}`,
  CASE_STUDIES_PASSWORD: SAMPLE_PASSWORD,
});

/** @param faults - each begins with the name of its setting */
export const settingsError = (faults: readonly string[]): Error =>
  new Error(
    [
      'Settings in the environment:',
      ...faults.map((fault) => `  ${fault}`),
      'README.md lists them all.',
    ].join('\n'),
  );

/**
 * Reads and checks all settings at once. The table in README.md lists them.
 *
 * @param environment - usually `process.env`; an empty or blank value counts as not set
 * @throws Error that names every missing or wrong setting and its remedy
 */
export const readSettings = (
  environment: Readonly<Record<string, string | undefined>>,
): Settings => {
  const given = Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, readTyped(value)]),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw settingsError(
    result.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return `${name} ${given[name] === undefined ? (MISSING[name] ?? issue.message) : issue.message}`;
    }),
  );
};
