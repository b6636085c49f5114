/** `npm run bench`: builds the site with sample values and measures it. Not part of the tests. */
import type { AddressInfo } from 'node:net';
import { build } from 'astro';
import { launchChromium } from '../scripts/lib/chromium.ts';
import { installChromium } from '../scripts/lib/install-chromium.ts';
import { applyPreviewSettings } from '../scripts/lib/preview-settings.ts';
import { serveFolder } from '../scripts/lib/static-server.ts';
import { benchGate } from './gate.ts';

const FOLDER = 'preview';

const { CASE_STUDIES_PASSWORD } = applyPreviewSettings();
installChromium();
await build({ outDir: FOLDER, logLevel: 'warn' });
const server = await serveFolder(FOLDER, 0);
const base = `http://localhost:${(server.address() as AddressInfo).port}`;
const browser = await launchChromium();
await benchGate(browser, base, FOLDER, CASE_STUDIES_PASSWORD);
await browser.close();
server.close();
