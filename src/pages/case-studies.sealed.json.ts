import { caseStudies } from '#content/index.ts';
import { sealStudies } from '#content/sealed-studies.ts';

/** The only place of the studies in the published site. */
export const GET = async () => Response.json(await sealStudies(caseStudies));
