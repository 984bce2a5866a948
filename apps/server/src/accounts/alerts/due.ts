import {
  type AlertFact,
  type AlertKind,
  type AlertRule,
  isState,
  type Judged,
  thresholdsOf,
} from '@routeglass/domain/alerts';
import { DAY_SECONDS } from '@routeglass/domain/time';

/** Facts that hold for a day and then count as intended. */
const ofOneDay: ReadonlySet<AlertKind> = new Set(['path-change', 'prefix-gone']);

/** The earliest instant at which `judge` may return another result only because time has passed, seconds since 1970; null for never. */
export function dueOf({ facts, rules, records, now }: Omit<Judged, 'expected'>): number | null {
  const ended = new Map(records.flatMap(({ kind, key, until }) => (until === null ? [] : [[`${kind} ${key}`, until]])));
  const instants = facts.flatMap((fact) => {
    const end = isState(fact.kind) ? ended.get(`${fact.kind} ${fact.key}`) : undefined;
    return [
      ...(ofOneDay.has(fact.kind) ? [fact.since + DAY_SECONDS] : []),
      ...(end !== undefined && fact.since <= end ? [end] : []),
      ...rules.flatMap((rule) => waitOf(rule, fact, now)),
    ];
  });
  return instants.length === 0 ? null : Math.min(...instants);
}

/** When an ongoing fact will have lasted as long as a rule requires. */
function waitOf({ kind, isOn, minutes }: AlertRule, fact: AlertFact, now: number): number[] {
  if (!isOn || kind !== fact.kind || kind === 'roa-expiring' || !thresholdsOf(kind).includes('minutes')) return [];
  const lasted = fact.since + minutes * 60;
  return fact.until === null && lasted > now ? [lasted] : [];
}
