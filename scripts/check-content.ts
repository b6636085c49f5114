/** `npm run check:content`: every mistake in the content folder, in a second or two. */
import { checkContentFolder } from './lib/content-folder.ts';
import { failClearly } from './lib/fail-clearly.ts';

try {
  const { services, team, caseStudies } = await checkContentFolder('content');
  console.log(
    `The content is in order: ${services.length} services, ${team.length} members, ${caseStudies.length} case studies.`,
  );
} catch (error) {
  failClearly(error);
}
