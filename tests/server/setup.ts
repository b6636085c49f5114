import { installServers } from '../run/servers.ts';

/** Runs once, before all tests in this folder. */
export const setup = (): void => {
  const missing = installServers();
  if (missing.length > 0 && process.env['CI']) {
    const packages = missing.map((server) => server.packages).join(' ');
    throw new Error(`All servers have to run here. Missing packages: ${packages}`);
  }
};
