import { installCaddy } from '../run/install-caddy.ts';

/** Runs once, before all tests in this folder. */
export const setup = (): void => installCaddy();
