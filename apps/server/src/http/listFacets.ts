import { DAY_SECONDS } from '@routeglass/domain/time';
import { type CountryItem, type HistogramDay, NO_COUNTRY } from '@routeglass/api-client/incidents';
import { countryName } from '@routeglass/domain/country';
import type { DayOfBeginnings } from '../store/beginnings.ts';

/** Countries to filter a list by. Rows without a country come under `None`; a country without a name is shown by its code. */
export function countryItems(rows: readonly { readonly code: string | null; readonly count: number }[]): CountryItem[] {
  return rows.map(({ code, count }) => ({
    country_code: code || NO_COUNTRY,
    country_name: countryName(code || null) ?? (code || NO_COUNTRY),
    count,
  }));
}

/** A histogram of start days; days without any are included with 0. */
export function histogramDays(rows: readonly DayOfBeginnings[]): HistogramDay[] {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const days: HistogramDay[] = [];
  const first = rows[0]?.day ?? 0;
  const last = rows.at(-1)?.day ?? -1;
  for (let day = first; day <= last; day += DAY_SECONDS) {
    const { count = 0, active = 0 } = byDay.get(day) ?? {};
    days.push({ from: instantOf(day), until: instantOf(day + DAY_SECONDS), count, active });
  }
  return days;
}

const instantOf = (seconds: number): string => new Date(seconds * 1000).toISOString();
