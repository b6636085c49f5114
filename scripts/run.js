/**
 * `node scripts/run.js FILE …` starts a command of the project. It is JavaScript, so that any Node can
 * read it and say what is missing: the commands are TypeScript, which Node runs by itself from 22.18 on.
 */
import { execSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const REMEDY =
  'run `npm ci --ignore-scripts=false`, which installs Node 24 into this folder, or install Node 24 from https://nodejs.org';

/** @param {string} message */
const stop = (message) => {
  console.error(`\n${message}\n`);
  process.exit(1);
};

// Astro and Vite name files by addresses, in which these signs mean something else.
const [sign] = /[#%?]/.exec(process.cwd()) ?? [];
if (sign) {
  stop(
    `This project lies in ${process.cwd()}, and none of its commands works where the way to it holds the sign ${sign}: rename that folder, or move the project.`,
  );
}
// Written by npm at the end of an installation.
if (!existsSync('node_modules/.package-lock.json')) {
  stop(
    'The packages of this project are not installed yet, or not wholly: run `npm ci` in its folder first.',
  );
}
if (!process.features.typescript) {
  stop(`This command needs Node 22.18 or newer and found ${process.version}: ${REMEDY}.`);
}

/** Installs the packages of the workshop, where they are missing or older than their lock file. */
const installTools = () => {
  const lock = 'tools/package-lock.json';
  const installed = 'tools/node_modules/.package-lock.json';
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log('Installing the packages of tools/, which only its commands need.');
  execSync('npm ci --prefix tools --no-audit --no-fund', { stdio: 'inherit' });
};

// The command finds its own name and arguments where every program does.
process.argv.splice(1, 1);
const [, file = ''] = process.argv;
if (file.startsWith('tools/')) {
  installTools();
}
await import(pathToFileURL(resolve(file)).href);
