import { type AlertChange, alertTitle, type AlertReason, changeWords } from '@routeglass/domain/alerts';
import { playerDateText, playerInstantText } from '@routeglass/domain/player';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { AccountQueries } from '../tables.ts';
import type { FoundFact } from './facts.ts';

/** What one message says; channels put it into their own form. */
const alertMessage = v.object({
  alert: v.string(),
  asn: v.number(),
  kind: v.string(),
  change: v.string(),
  title: v.string(),
  prefix: v.nullable(v.string()),
  other: v.nullable(v.number()),
  /** Seconds since 1970. */
  since: v.number(),
  until: v.nullable(v.number()),
  reasons: v.array(v.object({ name: v.string(), value: v.string() })),
  /** The most common AS paths of the evidence. */
  paths: v.array(v.string()),
  /** Links on this site. */
  graph: v.nullable(v.string()),
  page: v.string(),
});
export type AlertMessage = v.InferOutput<typeof alertMessage>;
export const readMessage = (text: string): AlertMessage => v.parse(alertMessage, JSON.parse(text));

const ALERTS_PAGE = '/user/alerts';

/** The graph of a network's prefix as the player shows it at the second at which it began, path alone; null of what is about no prefix. */
export function graphLink(asn: number, { kind, prefix, since }: FoundFact): string | null {
  if (prefix === null || kind === 'scan') return null;
  const view = {
    prefix,
    player: 'true',
    'player-date': playerDateText(since * 1000),
    'player-at': playerInstantText(since * 1000),
    'player-single-event': 'true',
  };
  return `/as/${asn}/graph?${new URLSearchParams(view).toString()}`;
}

/** The line that says what has become of an alert. */
export const headline = ({ change, title }: Pick<AlertMessage, 'change' | 'title'>): string =>
  `${changeWords[change as AlertChange]}: ${title}`;

/** A message about an alert; `fact` is the newest that is known. */
export function messageOf(
  asn: number,
  alert: string,
  change: AlertChange,
  fact: FoundFact,
  { reasons, paths }: { readonly reasons: readonly AlertReason[]; readonly paths: readonly string[] },
): AlertMessage {
  return {
    alert,
    asn,
    kind: fact.kind,
    change,
    title: alertTitle(asn, fact),
    prefix: fact.prefix,
    other: fact.other,
    since: fact.since,
    until: fact.until,
    reasons: [...reasons],
    paths: [...paths],
    graph: graphLink(asn, fact),
    page: ALERTS_PAGE,
  };
}

const MOST_PATHS = 3;

/** The most common AS paths of the evidence of incidents, by id. */
export async function pathsOf(
  queries: AccountQueries,
  incidents: readonly number[],
): Promise<ReadonlyMap<number, string[]>> {
  if (incidents.length === 0) return new Map();
  const { rows } = await sql<{ id: number; paths: readonly string[] }>`
    select id, jsonb_path_query_array(evidence, '$.routes[*].path') as paths from incident where id = any(${[...incidents]}::bigint[])
  `.execute(queries);
  return new Map(rows.map(({ id, paths }) => [id, commonPaths(paths)]));
}

function commonPaths(paths: readonly string[]): string[] {
  const counts = [...Map.groupBy(paths, (path) => path)].map(([path, all]) => ({ path, count: all.length }));
  return counts
    .toSorted((a, b) => b.count - a.count || a.path.localeCompare(b.path))
    .slice(0, MOST_PATHS)
    .map(({ path }) => path);
}
