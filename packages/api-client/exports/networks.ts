/** Calls about many networks at once. */
export { asInfoList } from '../src/contract/as-info-list/asInfoList.ts';
export { ratingOfList } from '../src/contract/rating-list/ratingOfList.ts';
export { siblings } from '../src/contract/siblings/siblings.ts';
