export { asRatings } from '../../src/contract/as-ratings/asRatings.ts';
