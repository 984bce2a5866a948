import { define } from '../../src/element/define.ts';
import { CountryRatingElement } from '../../src/country-rating/CountryRatingElement.ts';

define('rg-country-rating', CountryRatingElement);

declare global {
  interface HTMLElementTagNameMap {
    'rg-country-rating': InstanceType<typeof CountryRatingElement>;
  }
}

export { CountryRatingElement };
