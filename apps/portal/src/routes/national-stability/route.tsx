import { stabilityPage } from '@routeglass/api-client/page/rating';
import { withFreshness } from '../../shell/freshness.ts';

export { ratingMeta as meta } from '../../ratings/ratingMeta.ts';
export { RatingPage as default } from '../../ratings/RatingPage.tsx';

/** All ratings rest on the same sources. */
export const handle = withFreshness(stabilityPage);
