export { asInfo } from '../../src/contract/as-info/asInfo.ts';
