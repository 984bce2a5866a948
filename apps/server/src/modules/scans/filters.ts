import { NO_COUNTRY, severities } from '@routeglass/api-client/incidents';
import type { ScanFilters } from '@routeglass/api-client/scans';
import { type ScanKind, scanTypes } from '@routeglass/domain/scan';
import { type RawBuilder, sql } from 'kysely';
import { timeSpan } from '../../http/timeSpan.ts';

type Condition = RawBuilder<unknown>;

/** Conditions on rows of `known_scan_history` (as `h`) of one kind, for the filters that are set. */
export function conditionsOf(kind: ScanKind, filters: ScanFilters): Condition[] {
  const conditions: Condition[] = [sql`h.type = any(${typesOf(kind, filters.type)}::text[])`];
  if (filters.ip !== 'all') conditions.push(sql`family(h.ip) = ${Number(filters.ip)}::int`);
  if (filters['active-only']) conditions.push(sql`h.last_seen is null`);
  const { from, until } = timeSpan(filters.from, filters.until);
  if (from) conditions.push(sql`(h.last_seen is null or h.last_seen >= ${from}::timestamptz)`);
  if (until) conditions.push(sql`h.first_seen < ${until}::timestamptz`);
  if (filters.severity.length > 0) {
    const ranks = filters.severity.map((severity) => severities.indexOf(severity));
    conditions.push(sql`h.severity = any(${ranks}::smallint[])`);
  }
  if (filtersByText(filters)) conditions.push(textCondition(filters.q.toLowerCase()));
  return conditions;
}

/** Whether a filter selects findings by address, port or name. With such a filter, a caller could find these out by trying. */
export function filtersByText({ q }: ScanFilters): boolean {
  return q.length > 1;
}

/** The country filter, which the list of countries to choose from ignores. */
export function countryCondition({ cc }: ScanFilters): Condition[] {
  return cc.length === 0
    ? []
    : [sql`coalesce(nullif(h.country, ''), ${sql.lit(NO_COUNTRY)}) = any(${[...cc]}::text[])`];
}

function typesOf(kind: ScanKind, wanted: readonly string[]): string[] {
  const ofKind = scanTypes.filter((type) => type.kind === kind).map(({ id }) => id);
  return wanted.length === 0 ? ofKind : ofKind.filter((id) => wanted.includes(id));
}

function textCondition(text: string): Condition {
  const holds = (column: Condition): Condition => sql`position(${text}::text in ${column}) > 0`;
  return sql`(
    ${holds(sql`host(h.ip)`)} or ${holds(sql`lower(h.hostname)`)} or ${holds(sql`h.type`)} or h.port::text = ${text}::text
  )`;
}
