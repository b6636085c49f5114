import { once } from 'node:events';
import { createServer } from 'node:net';

/** Both of them: another program at one would answer in place of the site. */
const LOOPBACK = ['127.0.0.1', '::1'];

const REASONS: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) =>
    `Port ${port} is taken by another program: end that one, or set PORT to another, such as ${port + 1}.`,
  EACCES: (port) => `Port ${port} is not open to this account: set PORT to one above 1023.`,
  EADDRNOTAVAIL: (_, host) =>
    `HOST is ${host}, which is no address of this machine: take one of its own, or 0.0.0.0 for all of them.`,
};

/**
 * Tries a port before the work is done that it is needed for.
 *
 * @param host - `localhost` or an address of this machine
 * @throws Error that names the setting to change
 */
export const requireFreePort = async (port: number, host: string): Promise<void> => {
  for (const address of host === 'localhost' ? LOOPBACK : [host]) {
    const server = createServer();
    try {
      await once(server.listen(port, address), 'listening');
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      // Not every machine has both loopback addresses.
      if (code === 'EADDRNOTAVAIL' && host === 'localhost') continue;
      throw new Error(REASONS[code]?.(port, host) ?? `Port ${port} cannot be had: ${code}`, {
        cause: error,
      });
    }
    await once(server.close(), 'close');
  }
};
