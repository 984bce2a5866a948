import { alertKinds, type AlertKind, isUrgent, thresholdsOf } from './kinds.ts';
import type { AlertFact } from './fact.ts';

/** Decides which facts of a kind are reported. */
export interface AlertRule {
  readonly kind: AlertKind;
  readonly isOn: boolean;
  /** Number of vantage points that must have it at once, 0 or more. */
  readonly vantagePoints: number;
  /** Minutes it must last, 0 or more; for `roa-expiring`, how many minutes before the expiry to report it. */
  readonly minutes: number;
  /** Percent, 0 to 100: the smallest share of vantage points that must have it; for `visibility`, the share below which it is reported. */
  readonly share: number;
  /** Whether its messages are sent at once, even in quiet hours and on channels with a digest. */
  readonly isUrgent: boolean;
}

const plain = { isOn: true, vantagePoints: 0, minutes: 0, share: 0 };
const usual: Readonly<Record<AlertKind, Omit<AlertRule, 'kind' | 'isUrgent'>>> = {
  hijack: plain,
  'more-specific': plain,
  'leak-by': plain,
  'leak-through': { ...plain, vantagePoints: 2 },
  bogon: plain,
  visibility: { ...plain, share: 50 },
  neighbor: plain,
  'path-change': { ...plain, minutes: 15 },
  'origin-change': { ...plain, minutes: 15 },
  'roa-invalid': plain,
  'roa-expiring': { ...plain, minutes: 120 },
  'prefix-new': { ...plain, isOn: false },
  'prefix-gone': { ...plain, minutes: 15 },
  scan: plain,
};

/** The default rules, one for each kind. */
export const usualRules: readonly AlertRule[] = alertKinds.map((kind) => ({
  kind,
  ...usual[kind],
  isUrgent: isUrgent(kind),
}));

/** Seconds that a fact must last before a rule reports it. */
export function waitOf({ kind, minutes }: Pick<AlertRule, 'kind' | 'minutes'>): number {
  return kind !== 'roa-expiring' && thresholdsOf(kind).includes('minutes') ? minutes * 60 : 0;
}

/** Whether a rule reports a fact at `now`, seconds since 1970. A rule never reports facts of another kind. */
export function tells(rule: AlertRule, fact: AlertFact, now: number): boolean {
  if (!rule.isOn || rule.kind !== fact.kind || fact.isSlip) return false;
  const counts = thresholdsOf(rule.kind);
  if (counts.includes('vantagePoints') && fact.vantagePoints < rule.vantagePoints) return false;
  if (rule.kind === 'roa-expiring') return (fact.expires ?? Infinity) - fact.since <= rule.minutes * 60;
  if (Math.max(0, (fact.until ?? now) - fact.since) < waitOf(rule)) return false;
  if (!counts.includes('share') || fact.share === null) return true;
  return rule.kind === 'visibility' ? fact.share < rule.share : fact.share >= rule.share;
}

/** An event that the network intended: similar facts are not reported. */
export interface Expected {
  readonly kind: AlertKind;
  /** The other network; null for any. */
  readonly other: number | null;
  /** The prefix; null for any. */
  readonly prefix: string | null;
}

/** Kinds for which the other network matters, not the prefix. */
const ofNetworks: ReadonlySet<AlertKind> = new Set(['leak-by', 'leak-through', 'neighbor', 'path-change']);

/** What to expect after "this was expected": the same kind from the same network and, if the prefix matters, for the same prefix. */
export function lessonOf({ kind, other, prefix }: AlertFact): Expected {
  return { kind, other, prefix: ofNetworks.has(kind) ? null : prefix };
}

export function isExpected(fact: AlertFact, expected: readonly Expected[]): boolean {
  return expected.some(
    ({ kind, other, prefix }) =>
      kind === fact.kind &&
      (other === null || other === fact.other) &&
      (prefix === null || prefix === fact.prefix) &&
      (other !== null || prefix !== null),
  );
}
