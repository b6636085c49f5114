import { installEngines } from '../run/engines.ts';

/** Runs once, before the journeys. */
export const setup = (): void => {
  const missing = installEngines();
  if (missing.length > 0 && process.env['CI']) {
    throw new Error(`All engines have to run here. Missing packages: ${missing.join(' ')}`);
  }
};
