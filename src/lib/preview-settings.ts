import { DEFAULT_PORT, previewDefaults, readSettings } from './settings.ts';

/** Fills in sample values for what the environment does not set, and says so. */
export const applyPreviewSettings = () => {
  const defaults = previewDefaults(process.env.PORT || DEFAULT_PORT);
  for (const [name, value] of Object.entries(defaults)) {
    if (process.env[name]) continue;
    process.env[name] = value;
    console.log(`${name} is not set: using the sample value ${value}`);
  }
  return readSettings(process.env);
};
