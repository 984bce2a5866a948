import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import type { NationalStabilityRow } from '@routeglass/ui/NationalStabilityTable';

interface Page {
  readonly page: number;
  readonly pageSize: number;
}

/** One page of the countries: the call returns all of them. */
export function pageOfCountries(
  { data }: Pick<AnswerOf<Endpoints['nationalStability']>, 'data'>,
  { page, pageSize }: Page,
) {
  const first = (page - 1) * pageSize;
  return { rows: data.slice(first, first + pageSize).map(country), total: data.length };
}

function country(row: AnswerOf<Endpoints['nationalStability']>['data'][number]): NationalStabilityRow {
  return {
    position: row.position,
    change: row.change,
    value: row.value,
    countryCode: row.country_code,
    countryName: row.country_name,
    criticalAsn: row.critical_asn,
    criticalName: row.critical_as?.as_name ?? null,
  };
}
