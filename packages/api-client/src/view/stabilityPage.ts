import type { AnswerOf } from '../contract/endpoint.ts';
import type { nationalStability } from '../contract/national-stability/nationalStability.ts';

/** Countries by national stability, as a table shows them. */
export function stabilityPage(answer: AnswerOf<typeof nationalStability>) {
  return {
    total: answer.record_count,
    rows: answer.data.map((row) => ({
      position: row.position,
      change: row.change,
      value: row.value,
      countryCode: row.country_code,
      countryName: row.country_name,
      criticalAsn: row.critical_asn,
    })),
  };
}
