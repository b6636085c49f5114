/**
 * `npm run hosting`: the settings of servers of one's own, for the domain in SITE_URL, in servers/.
 * (What Cloudflare, Netlify and Apache read beside the pages, the build itself writes.)
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { apacheConf } from '../hosting/apache.ts';
import { caddyfile } from '../hosting/caddy.ts';
import { cloudfrontFunction, cloudfrontHeaders } from '../hosting/cloudfront.ts';
import { nginxConf } from '../hosting/nginx.ts';
import { failClearly } from '../src/lib/fail-clearly.ts';
import { readSettings, settingsError } from '../src/lib/settings.ts';

const FOLDER = 'servers';

try {
  // Of all the settings, only the address matters here.
  const { SITE_URL } = readSettings({
    SITE_URL: process.env['SITE_URL'],
    CASE_STUDIES_PASSWORD: 'not read here',
  });
  const { hostname, port } = new URL(SITE_URL);
  if (port !== '') {
    throw settingsError([
      `SITE_URL holds the port ${port}, and these settings are for a site without one (port 443): write https://${hostname}, and afterwards put the port into the written files yourself`,
    ]);
  }
  const files = {
    Caddyfile: caddyfile({ name: hostname }),
    'nginx.conf': nginxConf({ name: hostname }),
    'apache.conf': apacheConf({ name: hostname }),
    'cloudfront-function.js': cloudfrontFunction(),
    'cloudfront-headers.json': cloudfrontHeaders(hostname.replaceAll('.', '-')),
  };
  await mkdir(FOLDER, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    await writeFile(`${FOLDER}/${name}`, text);
    console.log(`${FOLDER}/${name}`);
  }
  console.log(`For ${hostname}. docs/hosting.md says what each is for.`);
} catch (error) {
  failClearly(error);
}
