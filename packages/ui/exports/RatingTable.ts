export { RatingTable, type RatingTableProps } from '../src/widgets/RatingTable/RatingTable.tsx';
export type { RatingRow } from '../src/widgets/RatingTable/rating.ts';
export {
  isRatingSortKey,
  ratingSortKeys,
  type RatingSortKey,
  type RatingView,
} from '../src/widgets/RatingTable/ratingView.ts';
