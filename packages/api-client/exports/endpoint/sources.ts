export { sources } from '../../src/contract/sources/sources.ts';
