/** What is still sample content, so that it cannot be published by oversight. */
import type { Content } from './read.ts';
import type { Marks } from './schema-fields.ts';
import type { Firm } from './schemas.ts';

export interface Sample {
  /** File, and line or record where it holds several, as in `content/firm.yaml  email`. */
  place: string;
  /** Whether a release must not have it: people, cases and addresses that do not exist. */
  isRefused: boolean;
}

const ADDRESSES: readonly string[] = ['email', 'headOffice', 'offices'] satisfies (keyof Firm)[];

/** What no mail server will ever be called (RFC 2606), whether marked as a sample or not. */
const RESERVED = /[@.](?:example|invalid|localhost|test|example\.(?:com|net|org))$/i;

const inFirm = ({ samples, email, offices }: Firm): Sample[] => {
  const lines = new Set<string>(samples);
  if (Object.values(email).some((address) => RESERVED.test(address))) lines.add('email');
  if (offices.some(({ sample }) => sample)) lines.add('offices');
  return [...lines].map((line) => ({
    place: `content/firm.yaml  ${line}`,
    isRefused: ADDRESSES.includes(line),
  }));
};

const marked = <T extends Marks>(
  records: readonly T[],
  isRefused: boolean,
  place: (record: T) => string,
): Sample[] =>
  records.filter(({ sample }) => sample).map((record) => ({ place: place(record), isRefused }));

/** @param content - the published records, without drafts */
export const listSamples = (content: Content): Sample[] => [
  ...inFirm(content.firm),
  ...marked(content.team, true, ({ id }) => `content/team/${id}.yaml`),
  ...marked(content.caseStudies, true, ({ id }) => `content/case-studies/${id}.yaml`),
  ...marked(content.services, false, ({ id }) => `content/services.yaml  ${id}`),
  ...marked(content.values, false, ({ id }) => `content/values.yaml  ${id}`),
  ...Object.entries(content.pages).flatMap(([page, { sample }]) =>
    sample ? [{ place: `content/pages.yaml  ${page}`, isRefused: false }] : [],
  ),
  ...marked([content.brand], false, () => 'content/brand/brand.yaml'),
  ...marked([content.privacyPolicy], false, () => 'content/privacy-policy.md'),
];
