export type { EmbedElement, EmbedElementClass } from '../src/element/EmbedElement.ts';
export { RatingTableElement } from '../src/rating-table/RatingTableElement.ts';
