import type { Endpoints, QueryOf } from '@routeglass/api-client/contract';
import { countryName } from '@routeglass/domain/country';
import { changeOf } from '../../store/ratings.ts';
import type { StabilityRow } from './repository.ts';

type StabilityQuery = Pick<QueryOf<Endpoints['nationalStability']>, 'q' | 'sort-by' | 'order'>;
type Key = number | string | null;

const keys: Readonly<Record<StabilityQuery['sort-by'], (row: StabilityRow) => Key>> = {
  position: ({ position }) => position,
  change: ({ position, before }) => changeOf(position, before),
  value: ({ value }) => value,
  country: ({ country }) => countryName(country) ?? country,
  'critical-asn': ({ critical_asn }) => critical_asn,
};

/** The matching countries in the requested order; those without a key are last, equal ones keep the order of `all`. */
export function countriesThat(
  all: readonly StabilityRow[],
  { q, order, ...query }: StabilityQuery,
): readonly StabilityRow[] {
  const sought = q.toLowerCase();
  const found = q.length > 1 ? all.filter((row) => textOf(row).includes(sought)) : all;
  const keyOf = keys[query['sort-by']];
  const sign = order === 'asc' ? 1 : -1;
  return found.toSorted((a, b) => {
    const [first, second] = [keyOf(a), keyOf(b)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return sign * compare(first, second);
  });
}

function compare(a: number | string, b: number | string): number {
  return typeof a === 'string' || typeof b === 'string' ? String(a).localeCompare(String(b), 'en') : a - b;
}

function textOf({ country, critical_asn, as_name }: StabilityRow): string {
  const network = critical_asn === null ? '' : `AS${critical_asn} ${as_name ?? ''}`;
  return `${country} ${countryName(country) ?? ''} ${network}`.toLowerCase();
}
