export type {
  EmbedElement,
  EmbedElementClass,
  EmbedEventMap,
  ErrorDetail,
  SelectDetail,
} from '../src/element/EmbedElement.ts';
export { CountryRatingElement } from '../src/country-rating/CountryRatingElement.ts';
