import { createElementClass } from '../element/createElementClass.tsx';
import type { EmbedElementClass } from '../element/EmbedElement.ts';
import { RatingTableView } from './RatingTableView.tsx';

interface RatingTableAttributes {
  /** The metric, such as `score` (the default) or `customers`. */
  metric: string | null;
  /** IP version: `4` (the default) or `6`. */
  ip: string | null;
  /** Rows per page, 1 to 100. Default 10. */
  pageSize: string | null;
}

/** `<rg-rating-table>`: networks by one metric. */
export const RatingTableElement: EmbedElementClass<RatingTableAttributes> = createElementClass({
  attributes: ['metric', 'ip', 'page-size'],
  View: RatingTableView,
});
