export { prefixes } from '../../src/contract/prefixes/prefixes.ts';
