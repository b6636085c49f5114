import type { z } from 'zod';
import { brandSchema } from './brand-schema.ts';
import {
  caseStudySchema,
  firmSchema,
  memberSchema,
  pagesSchema,
  privacySchema,
  servicesSchema,
  valuesSchema,
} from './schemas.ts';
import { wordsSchema } from './words.ts';

/** What people write, by its place below content/: files, and folders in which each record has one. */
export const CONTENT_SCHEMAS = {
  'brand/brand.yaml': brandSchema,
  'firm.yaml': firmSchema,
  'pages.yaml': pagesSchema,
  'interface.yaml': wordsSchema,
  'services.yaml': servicesSchema,
  'values.yaml': valuesSchema,
  'privacy-policy.md': privacySchema,
  team: memberSchema,
  'case-studies': caseStudySchema,
} as const satisfies Readonly<Record<string, z.ZodType>>;

export type ContentPlace = keyof typeof CONTENT_SCHEMAS;
