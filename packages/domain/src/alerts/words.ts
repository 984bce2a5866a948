import { percentText } from '../percent/percentText.ts';
import type { AlertFact } from './fact.ts';
import type { AlertChange } from './judge.ts';
import type { AlertKind, AlertThreshold } from './kinds.ts';
import { thresholdsOf } from './kinds.ts';
import type { AlertRule } from './rule.ts';

interface KindWords {
  readonly name: string;
  /** A sentence about what is reported, addressed to "you". */
  readonly says: string;
}

/** Names of the kinds, and what each reports. */
export const alertWords: Readonly<Record<AlertKind, KindWords>> = {
  hijack: { name: 'Hijack', says: 'Another network announces one of your prefixes.' },
  'more-specific': { name: 'More specific', says: 'Another network announces a part of one of your prefixes.' },
  'leak-by': { name: 'Leak by you', says: 'Your network passes on routes that it should keep.' },
  'leak-through': { name: 'Leak of your routes', says: 'Your routes are leaked, or your network passes on a leak.' },
  bogon: { name: 'Bogon', says: 'Your network announces a reserved prefix or AS number.' },
  visibility: { name: 'Low visibility', says: 'Few vantage points see one of your prefixes.' },
  neighbor: { name: 'New neighbor', says: 'A provider or peer appears that was not seen before.' },
  'path-change': {
    name: 'Path change',
    says: 'Your routes no longer pass a provider or peer that they passed before.',
  },
  'origin-change': {
    name: 'Origin change',
    says: 'Another network begins to announce one of your prefixes. No ROA or route object allows it, yet it is no hijack.',
  },
  'roa-invalid': { name: 'ROA invalid', says: 'You announce a prefix that a ROA forbids.' },
  'roa-expiring': { name: 'ROA expiring', says: 'A ROA of yours expires soon and is not renewed yet.' },
  'prefix-new': { name: 'New prefix', says: 'You announce a prefix that you did not announce before.' },
  'prefix-gone': { name: 'Prefix withdrawn', says: 'A prefix of yours is withdrawn everywhere.' },
  scan: { name: 'Scan findings', says: 'Scans find vulnerable ports, DDoS amplifiers or loops at your addresses.' },
};

export const changeWords: Readonly<Record<AlertChange, string>> = {
  opened: 'Opened',
  grown: 'Grew',
  shrunk: 'Shrank',
  ended: 'Ended',
  passed: 'Over already',
};

const thresholdWords: Readonly<Record<AlertThreshold, string>> = {
  vantagePoints: 'Vantage points, at least',
  minutes: 'Minutes, at least',
  share: 'Share of vantage points, %',
};

/** Label for a rule that ignores quiet hours and digests. */
export const urgentWords = 'Send at once, even in quiet hours';

/** Label of a threshold of a kind. */
export function thresholdName(kind: AlertKind, threshold: AlertThreshold): string {
  if (kind === 'visibility' && threshold === 'share') return 'Vantage points below, %';
  return kind === 'roa-expiring' ? 'Minutes before it expires' : thresholdWords[threshold];
}

/** The alert in one line, such as `Hijack of 10.1.0.0/16 (AS64512) by AS64666`. */
export function alertTitle(
  asn: number,
  { kind, key, prefix, other }: Pick<AlertFact, 'kind' | 'key' | 'prefix' | 'other'>,
): string {
  const at = prefix === null ? `AS${asn}` : `${prefix} (AS${asn})`;
  const by = other === null ? '' : ` by AS${other}`;
  switch (kind) {
    case 'hijack':
      return `Hijack of ${at}${by}`;
    case 'more-specific':
      return `More specific of AS${asn}'s space: ${prefix ?? ''}${by}`;
    case 'leak-by':
      return `Route leak by AS${asn}${prefix === null ? '' : `: ${prefix}`}`;
    case 'leak-through':
      return `Route leak of ${at}${by}`;
    case 'bogon':
      return `Bogon announced by AS${asn}${prefix === null ? '' : `: ${prefix}`}`;
    case 'visibility':
      return `Low visibility of ${at}`;
    case 'neighbor':
      return `New neighbor of AS${asn}${other === null ? '' : `: AS${other}`}`;
    case 'path-change':
      return `Path change of AS${asn}${other === null ? '' : `: no routes by AS${other}`}`;
    case 'origin-change':
      return `Origin change of ${at}${other === null ? '' : `: also AS${other}`}`;
    case 'roa-invalid':
      return `ROA invalid: ${at}`;
    case 'roa-expiring':
      return `ROA expiring: ${at}`;
    case 'prefix-new':
      return `New prefix ${at}`;
    case 'prefix-gone':
      return `Prefix withdrawn: ${at}`;
    case 'scan':
      return `Scan findings at ${at}: ${key}`;
  }
}

/** One fact behind an alert. */
export interface AlertReason {
  readonly name: string;
  readonly value: string;
}

const percent = (share: number): string => percentText(Math.round(share * 10) / 10);
const instant = (seconds: number): string => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');

const RULE = 'Rule';
export const ruleReason = (rule: AlertRule): AlertReason => ({ name: RULE, value: ruleWords(rule) });
export const isRuleReason = ({ name }: AlertReason): boolean => name === RULE;
const SPAN = { since: 'Since', until: 'Until' } as const;
/** Whether it gives the start or end of the alert. */
export const isSpanReason = ({ name }: AlertReason): boolean => name === SPAN.since || name === SPAN.until;

const EXPIRES = 'Expires';
/** The instant that a reason contains; null if there is none. */
export const instantOfReason = (reason: AlertReason): Date | null =>
  isSpanReason(reason) || reason.name === EXPIRES ? new Date(reason.value) : null;

/** Why an alert was sent: the rule that opened it, and the facts behind it. Instants in UTC. */
export function reasonsOf(fact: AlertFact, rule: AlertReason | undefined): AlertReason[] {
  const reasons: AlertReason[] = rule ? [rule] : [];
  if (fact.prefixes > 1)
    reasons.push({ name: fact.kind === 'scan' ? 'Addresses' : 'Prefixes', value: String(fact.prefixes) });
  if (fact.vantagePoints > 0) reasons.push({ name: 'Vantage points', value: String(fact.vantagePoints) });
  if (fact.share !== null) reasons.push({ name: 'Share of vantage points', value: percent(fact.share) });
  if (typeof fact.expires === 'number') reasons.push({ name: EXPIRES, value: instant(fact.expires) });
  reasons.push({ name: SPAN.since, value: instant(fact.since) });
  if (fact.until !== null) reasons.push({ name: SPAN.until, value: instant(fact.until) });
  return reasons;
}

/** A rule in one line, such as `Hijack, at least 5 vantage points`. */
export function ruleWords(rule: AlertRule): string {
  const parts = thresholdsOf(rule.kind).flatMap((threshold) => {
    const value = rule[threshold];
    if (value === 0) return [];
    if (threshold === 'vantagePoints') return [`at least ${value} vantage points`];
    if (threshold === 'minutes')
      return [rule.kind === 'roa-expiring' ? `${value} minutes before` : `at least ${value} minutes`];
    return [rule.kind === 'visibility' ? `below ${percent(value)}` : `at least ${percent(value)} of vantage points`];
  });
  return [alertWords[rule.kind].name, ...parts].join(', ');
}
