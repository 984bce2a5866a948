export { asRating } from '../../src/contract/as-rating/asRating.ts';
