import { createElementClass } from '../element/createElementClass.tsx';
import type { EmbedElementClass } from '../element/EmbedElement.ts';
import { CountryRatingView } from './CountryRatingView.tsx';

interface CountryRatingAttributes {
  /** IP version: `4` (the default) or `6`. */
  ip: string | null;
  /** Rows per page, 1 to 100. Default 10. */
  pageSize: string | null;
}

/** `<rg-country-rating>`: countries by how much of their connectivity depends on one network. */
export const CountryRatingElement: EmbedElementClass<CountryRatingAttributes> = createElementClass({
  attributes: ['ip', 'page-size'],
  View: CountryRatingView,
});
