import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { FilterSelector } from '@routeglass/ui/FilterSelector';

interface CountryFilterProps {
  /** Null while it is not known whether the reader may use it. */
  readonly hasRating: boolean | null;
  /** Upper-case code; empty for none. */
  readonly selected: string;
  readonly onSelect: (code: string) => void;
}

/** The country of the networks. A separate component, so that the table is not rendered again when the countries arrive. */
export function CountryFilter({ hasRating, ...props }: CountryFilterProps) {
  const { data } = useCall(calls.countries, hasRating ? {} : null);
  return <Choice title="Country" countries={data} isLocked={hasRating === false} {...props} />;
}

/** The country of the local rating. Lists the countries that have one on the newest day. */
export function RatingCountryFilter({ hasRating, ip, ...props }: CountryFilterProps & { readonly ip: '4' | '6' }) {
  const { data } = useCall(calls.ratingCountries, hasRating ? { query: { ip } } : null);
  return <Choice title="Rating country" countries={data} isLocked={hasRating === false} {...props} />;
}

interface ChoiceProps extends Omit<CountryFilterProps, 'hasRating'> {
  readonly title: string;
  readonly countries: readonly { readonly code: string; readonly name: string }[] | undefined;
  readonly isLocked: boolean;
}

function Choice({ title, countries = [], isLocked, selected, onSelect }: ChoiceProps) {
  return (
    <FilterSelector
      title={title}
      plan="as-ratings"
      isLocked={isLocked}
      options={countries.map(({ code, name }) => ({ id: code, name }))}
      selected={selected || null}
      onChange={(code) => onSelect(code ?? '')}
    />
  );
}
