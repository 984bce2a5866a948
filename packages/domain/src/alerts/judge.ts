import { extentOf, type AlertFact } from './fact.ts';
import { type AlertKind, isInstant } from './kinds.ts';
import { type AlertRule, type Expected, isExpected, tells } from './rule.ts';

/** What is sent. `passed`: it was over before it could be told, which takes one message and not two. */
export const alertChanges = ['opened', 'grown', 'shrunk', 'ended', 'passed'] as const;
export type AlertChange = (typeof alertChanges)[number];

/** The newest alert of a key, as it is on record. */
export interface AlertRecord {
  readonly id: string;
  readonly kind: AlertKind;
  readonly key: string;
  readonly isOpen: boolean;
  /** Extent as it was last told. */
  readonly told: number;
  /** When what it tells of ended, seconds since 1970; null while it is open. */
  readonly until: number | null;
}

export interface AlertVerdict {
  readonly change: AlertChange;
  /** The alert that changes; null for a new one. */
  readonly record: AlertRecord | null;
  /** Null where the data do not show it any more. */
  readonly fact: AlertFact | null;
  /** The rule that tells it; null for a change of an alert that was told. */
  readonly rule: AlertRule | null;
}

export interface Judged {
  /** All that holds or held since the network is watched. */
  readonly facts: readonly AlertFact[];
  readonly rules: readonly AlertRule[];
  readonly expected: readonly Expected[];
  readonly records: readonly AlertRecord[];
  /** Instant that the facts tell of, seconds since 1970. */
  readonly now: number;
}

/** It has changed when it is this many times as much as was told, or as little. */
const FACTOR = 2;

/**
 * What facts mean for alerts: none is told twice, and what was opened ends once. An open alert stays open until its fact ends, whatever has become
 * of the rule's thresholds, so that what hovers about one is told once.
 */
export function judge({ facts, rules, expected, records, now }: Judged): AlertVerdict[] {
  const known = new Map(records.map((record) => [nameOf(record), record]));
  const seen = new Set<string>();
  const verdicts: AlertVerdict[] = [];
  for (const fact of facts) {
    const name = nameOf(fact);
    if (seen.has(name)) continue;
    seen.add(name);
    const record = known.get(name) ?? null;
    if (record?.isOpen) {
      const change = changeOf(record, fact);
      if (change) verdicts.push({ change, record, fact, rule: null });
      continue;
    }
    if (record && fact.since <= (record.until ?? Infinity)) continue;
    const rule = rules.find((each) => tells(each, fact, now));
    if (!rule || isExpected(fact, expected)) continue;
    const isOver = fact.until !== null || isInstant(fact.kind);
    verdicts.push({ change: isOver ? 'passed' : 'opened', record: null, fact, rule });
  }
  for (const record of records)
    if (record.isOpen && !seen.has(nameOf(record))) verdicts.push({ change: 'ended', record, fact: null, rule: null });
  return verdicts;
}

const nameOf = ({ kind, key }: { readonly kind: AlertKind; readonly key: string }): string => `${kind} ${key}`;

function changeOf({ told }: AlertRecord, fact: AlertFact): AlertChange | null {
  if (fact.until !== null) return 'ended';
  const extent = extentOf(fact);
  if (extent >= told * FACTOR) return 'grown';
  return extent * FACTOR <= told ? 'shrunk' : null;
}
