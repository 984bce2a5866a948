import { type AlertChange, alertTitle, type AlertReason, changeWords } from '@routeglass/domain/alerts';
import { numbersOf, originOf, parseAsPath } from '@routeglass/domain/as-path';
import { playerDateText, playerInstantText } from '@routeglass/domain/player';
import * as v from 'valibot';
import { storedPaths } from './commonPaths.ts';
import type { FoundFact } from './facts.ts';

/** The content of a message; channels convert it to their format. */
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
  paths: storedPaths,
  /** Links on this site. */
  graph: v.nullable(v.string()),
  page: v.string(),
});
export type AlertMessage = v.InferOutput<typeof alertMessage>;
export const readMessage = (text: string): AlertMessage => v.parse(alertMessage, JSON.parse(text));

const ALERTS_PAGE = '/user/alerts';

/**
 * The path of the player's graph at the second when the fact began; null if there is no prefix to show it. A graph has the routes to one network:
 * here the origin and the vantage points of the evidence.
 */
export function graphLink(asn: number, { kind, since, evidence, ...fact }: FoundFact): string | null {
  const prefix = evidence?.prefix ?? fact.prefix;
  if (prefix === null || kind === 'scan') return null;
  const paths = (evidence?.paths ?? []).map(({ path }) => parseAsPath(path) ?? []);
  const targets = [...new Set(paths.flatMap((path) => numbersOf(path).slice(0, 1)))];
  const origin = paths[0] && originOf(paths[0]);
  const view = {
    prefix,
    ...(targets.length > 0 && { targets: targets.join(',') }),
    player: 'true',
    'player-date': playerDateText(since * 1000),
    'player-at': playerInstantText(since * 1000),
    'player-single-event': 'true',
  };
  // `URLSearchParams` is many times slower.
  const asked = Object.entries(view).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `/as/${origin ?? asn}/graph?${asked.join('&')}`;
}

/** The line that tells how an alert has changed. */
export const headline = ({ change, title }: Pick<AlertMessage, 'change' | 'title'>): string =>
  `${changeWords[change as AlertChange]}: ${title}`;

/** A message about an alert; `fact` is its newest state. */
export function messageOf(
  asn: number,
  alert: string,
  change: AlertChange,
  fact: FoundFact,
  reasons: readonly AlertReason[],
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
    // With plain spaces, for terminals, logs and programs.
    reasons: reasons.map(({ name, value }) => ({ name, value: value.replaceAll('\u00A0', ' ') })),
    paths: [...(fact.evidence?.paths ?? [])],
    graph: graphLink(asn, fact),
    page: ALERTS_PAGE,
  };
}
