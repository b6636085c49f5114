export { installServers as setup } from '../run/programs.ts';
