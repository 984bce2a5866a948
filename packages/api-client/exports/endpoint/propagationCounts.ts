export { propagationCounts } from '../../src/contract/propagation-counts/propagationCounts.ts';
