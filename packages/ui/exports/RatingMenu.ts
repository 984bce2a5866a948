export { RatingMenu, type RatingMenuProps } from '../src/widgets/RatingMenu/RatingMenu.tsx';
export {
  metricGroups,
  ratingPage,
  ratingTypes,
  type MetricGroup,
  type RatingMetric,
  type RatingType,
} from '../src/widgets/RatingMenu/ratingMetrics.ts';
