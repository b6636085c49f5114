/** `npm run check:content`: every mistake in the content folder, in a second or two. */
import { describeSamples } from '../src/content/refuse-samples.ts';
import { listSamples } from '../src/content/samples.ts';
import { checkContentFolder, printNotice } from '../src/content/content-folder.ts';
import { failClearly } from '../src/lib/fail-clearly.ts';

try {
  const content = await checkContentFolder('content', { notify: printNotice });
  const { services, team, caseStudies } = content;
  console.log(
    `The content is in order (services: ${services.length}, members: ${team.length}, case studies: ${caseStudies.length}).`,
  );
  const samples = listSamples(content);
  if (samples.length > 0) console.log(describeSamples(samples));
} catch (error) {
  failClearly(error);
}
