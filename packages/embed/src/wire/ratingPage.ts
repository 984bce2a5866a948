import type { AnswerOf } from '@routeglass/api-client/contract';
import type { asRating } from '@routeglass/api-client/endpoint/asRating';
import type { RowPage } from '@routeglass/ui/PagedTable';
import type { RatingRow } from '@routeglass/ui/RatingTable';

/** A page of a rating as the widget takes it. */
export function ratingPage(answer: AnswerOf<typeof asRating>): RowPage<RatingRow> {
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
