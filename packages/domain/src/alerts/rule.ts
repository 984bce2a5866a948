import { alertKinds, type AlertKind, isUrgent, thresholdsOf } from './kinds.ts';
import type { AlertFact } from './fact.ts';

/** Which facts of a kind are told. */
export interface AlertRule {
  readonly kind: AlertKind;
  readonly isOn: boolean;
  /** Vantage points that must have it at once, 0 or more. */
  readonly vantagePoints: number;
  /** Minutes it must last, 0 or more; of `roa-expiring` the minutes before the end from which on it is told. */
  readonly minutes: number;
  /** Percent, 0 to 100: the least share of the vantage points that have it; of `visibility` the share below which it is told. */
  readonly share: number;
  /** Whether its messages go out at once, in quiet hours and where a channel gathers, too. */
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

/** The rules that suit most networks, one for each kind. */
export const usualRules: readonly AlertRule[] = alertKinds.map((kind) => ({
  kind,
  ...usual[kind],
  isUrgent: isUrgent(kind),
}));

/** Whether a rule tells a fact at `now`, seconds since 1970. A fact of another kind is not its own. */
export function tells(rule: AlertRule, fact: AlertFact, now: number): boolean {
  if (!rule.isOn || rule.kind !== fact.kind || fact.isSlip) return false;
  const counts = thresholdsOf(rule.kind);
  if (counts.includes('vantagePoints') && fact.vantagePoints < rule.vantagePoints) return false;
  if (rule.kind === 'roa-expiring') return (fact.expires ?? Infinity) - fact.since <= rule.minutes * 60;
  const seconds = Math.max(0, (fact.until ?? now) - fact.since);
  if (counts.includes('minutes') && seconds < rule.minutes * 60) return false;
  if (!counts.includes('share') || fact.share === null) return true;
  return rule.kind === 'visibility' ? fact.share < rule.share : fact.share >= rule.share;
}

/** Something that the network meant: facts like it are not told. */
export interface Expected {
  readonly kind: AlertKind;
  /** The other network; null for any. */
  readonly other: number | null;
  /** The prefix; null for any. */
  readonly prefix: string | null;
}

/** Kinds in which the other network matters and not the prefix. */
const ofNetworks: ReadonlySet<AlertKind> = new Set(['leak-by', 'leak-through', 'neighbor', 'path-change']);

/** What "this was expected" teaches of a fact: the same from the same network, at the same prefix where the prefix is what matters. */
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
