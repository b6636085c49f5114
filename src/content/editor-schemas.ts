import { z } from 'zod';
import { CONTENT_SCHEMAS } from './content-schemas.ts';

/** The schemas by the YAML files that they are for: names and globs below the project. */
const SCHEMAS = new Map<string, z.ZodType>(
  Object.entries(CONTENT_SCHEMAS)
    .filter(([place]) => !place.endsWith('.md'))
    .map(([place, schema]) => [
      `content/${place.endsWith('.yaml') ? place : `${place}/*.yaml`}`,
      schema,
    ]),
);

const FOLDER = '.vscode/schemas';

const schemaFile = (pattern: string) =>
  `${FOLDER}/${pattern
    .replace('content/', '')
    .replace(/(\/\*)?\.yaml$/, '')
    .replace('brand/', '')}.json`;

const limits = ({ minLength, maxLength }: z.core.JSONSchema.BaseSchema): string => {
  if (maxLength === undefined) return '';
  return ` (${minLength ?? 0} to ${maxLength} characters)`;
};

/** What an editor needs in order to complete fields, explain them and underline mistakes. */
const toEditorSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    target: 'draft-7',
    // What people write, before defaults are filled in.
    io: 'input',
    override: ({ jsonSchema }) => {
      if (jsonSchema.description) jsonSchema.description += limits(jsonSchema);
    },
  });

/** Files for the editor by their path: one schema for each kind of content file. */
export const editorSchemas = (): Record<string, string> =>
  Object.fromEntries(
    [...SCHEMAS].map(([pattern, schema]) => [
      schemaFile(pattern),
      `${JSON.stringify(toEditorSchema(schema), null, 2)}\n`,
    ]),
  );

/** The setting `yaml.schemas` of VS Code: content files by their schema. */
export const editorSettings = (): Record<string, string> =>
  Object.fromEntries([...SCHEMAS.keys()].map((pattern) => [`./${schemaFile(pattern)}`, pattern]));
