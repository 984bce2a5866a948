export { RatingTable, type RatingTableProps } from '../src/widgets/RatingTable/RatingTable.tsx';
export type { RatingRow } from '../src/widgets/RatingTable/rating.ts';
