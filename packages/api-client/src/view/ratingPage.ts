import type { RatingRow } from '../contract/as-rating/asRating.ts';

/** A page of a rating as a table shows it. */
export function ratingPage(answer: { readonly record_count: number; readonly data: readonly RatingRow[] }) {
  return {
    total: answer.record_count,
    rows: answer.data.map(({ position, change, asn, value, asinfo }) => ({
      position,
      change,
      asn,
      value,
      name: asinfo.name,
      description: asinfo.description,
      countryCode: asinfo.country_code,
      countryName: asinfo.country_name,
    })),
  };
}
