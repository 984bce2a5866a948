export { peeringdb } from '../../src/contract/peeringdb/peeringdb.ts';
