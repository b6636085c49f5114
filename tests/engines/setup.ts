export { installEngines as setup } from '../run/programs.ts';
