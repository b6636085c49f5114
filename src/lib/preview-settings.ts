import { isIP } from 'node:net';
import { port, previewDefaults, readSettings, settingsError } from './settings.ts';
import { readTyped } from './typed-value.ts';

/** Who may connect: nobody but this machine, unless HOST says otherwise. */
const readHost = (): string => {
  const host = readTyped(process.env['HOST']) ?? 'localhost';
  if (host === 'localhost' || isIP(host)) return host;
  throw settingsError([
    `HOST must be localhost (this machine alone) or an address of it, such as 0.0.0.0 (everybody who reaches it); found ${JSON.stringify(host)}.`,
  ]);
};

/** Read before all others: the address of the preview follows from it. */
const readPort = (): number => {
  const { data, error } = port.safeParse(readTyped(process.env.PORT));
  if (data !== undefined) return data;
  throw settingsError([
    `PORT ${error.issues[0]?.message}; found ${JSON.stringify(process.env.PORT)}`,
  ]);
};

/** Fills in sample values for what the environment does not set, and says so. */
export const applyPreviewSettings = () => {
  const defaults = previewDefaults(readPort());
  for (const [name, value] of Object.entries(defaults)) {
    if (readTyped(process.env[name]) !== undefined) continue;
    process.env[name] = value;
    console.log(`${name} is not set: using the sample value ${value}`);
  }
  return { ...readSettings(process.env), HOST: readHost() };
};
