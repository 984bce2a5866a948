export { ratingMeta as meta } from '../../ratings/ratingMeta.ts';
export { RatingPage as default } from '../../ratings/RatingPage.tsx';
