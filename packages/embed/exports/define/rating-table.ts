import { define } from '../../src/element/define.ts';
import { RatingTableElement } from '../../src/rating-table/RatingTableElement.ts';

define('rg-rating-table', RatingTableElement);

declare global {
  interface HTMLElementTagNameMap {
    'rg-rating-table': InstanceType<typeof RatingTableElement>;
  }
}

export { RatingTableElement };
