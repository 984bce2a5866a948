/** Columns of numbers, for what there are millions of. */
export { grownFloat64, grownInt32 } from '../src/columns/growth.ts';
export { NumberLists } from '../src/columns/numberLists.ts';
