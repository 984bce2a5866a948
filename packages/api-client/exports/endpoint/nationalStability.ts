export { nationalStability } from '../../src/contract/national-stability/nationalStability.ts';
