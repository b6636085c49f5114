import { isIP } from 'node:net';
import { DEFAULT_PORT, previewDefaults, readSettings } from './settings.ts';

/** Who may connect: nobody but this machine, unless HOST says otherwise. */
const readHost = (): string => {
  const host = process.env['HOST'] || 'localhost';
  if (host === 'localhost' || isIP(host)) return host;
  throw new Error(
    `Settings in the environment:\n  HOST must be localhost (this machine alone) or an address of it, such as 0.0.0.0 (everybody who reaches it); found ${JSON.stringify(host)}.`,
  );
};

/** Fills in sample values for what the environment does not set, and says so. */
export const applyPreviewSettings = () => {
  const defaults = previewDefaults(process.env.PORT || DEFAULT_PORT);
  for (const [name, value] of Object.entries(defaults)) {
    if (process.env[name]) continue;
    process.env[name] = value;
    console.log(`${name} is not set: using the sample value ${value}`);
  }
  return { ...readSettings(process.env), HOST: readHost() };
};
