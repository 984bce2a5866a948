import { extentOf, type AlertFact } from './fact.ts';
import { type AlertKind, isInstant } from './kinds.ts';
import { type AlertRule, type Expected, isExpected, tells, waitOf } from './rule.ts';

/** Kinds of messages. `passed`: the event was over before it could be reported, so one message is sent instead of two. */
export const alertChanges = ['opened', 'grown', 'shrunk', 'ended', 'passed'] as const;
export type AlertChange = (typeof alertChanges)[number];

/** The newest alert of a key, as recorded. */
export interface AlertRecord {
  readonly id: string;
  readonly kind: AlertKind;
  readonly key: string;
  readonly isOpen: boolean;
  /** The extent that was last reported. */
  readonly told: number;
  /** When the event ended, seconds since 1970; null while it is open. */
  readonly until: number | null;
}

export interface AlertVerdict {
  readonly change: AlertChange;
  /** The alert that changes; null for a new one. */
  readonly record: AlertRecord | null;
  /** Null if the data no longer show it. */
  readonly fact: AlertFact | null;
  /** The rule that opens the alert; null for a change of an existing alert. */
  readonly rule: AlertRule | null;
}

export interface Judged {
  /** Everything that is true, or was since the network has been watched. */
  readonly facts: readonly AlertFact[];
  readonly rules: readonly AlertRule[];
  readonly expected: readonly Expected[];
  readonly records: readonly AlertRecord[];
  /** Time of the facts, seconds since 1970. */
  readonly now: number;
}

/** A change is reported if the extent grows or shrinks by this factor since the last report. */
const FACTOR = 2;

/**
 * Turns facts into alert messages: none is sent twice, and each opened alert ends once. An open alert stays open until its fact ends, even if
 * the rule's thresholds are no longer met, so that a value that fluctuates around a threshold is reported once.
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
    verdicts.push({ change: firstChange(fact), record: null, fact, rule });
  }
  for (const record of records)
    if (record.isOpen && !seen.has(nameOf(record))) verdicts.push({ change: 'ended', record, fact: null, rule: null });
  return verdicts;
}

const firstChange = ({ kind, until }: AlertFact): 'opened' | 'passed' =>
  until !== null || isInstant(kind) ? 'passed' : 'opened';

/** The first and the last message about a fact that a rule reports, if it is judged at every instant. */
export function messagesAbout(fact: AlertFact, rule: AlertRule): readonly AlertChange[] {
  const isOverAtFirst = fact.until !== null && fact.until <= fact.since + waitOf(rule);
  const first = firstChange(isOverAtFirst ? fact : { ...fact, until: null });
  return first === 'opened' && fact.until !== null ? [first, 'ended'] : [first];
}

const nameOf = ({ kind, key }: { readonly kind: AlertKind; readonly key: string }): string => `${kind} ${key}`;

function changeOf({ told }: AlertRecord, fact: AlertFact): AlertChange | null {
  if (fact.until !== null) return 'ended';
  const extent = extentOf(fact);
  if (extent >= told * FACTOR) return 'grown';
  return extent * FACTOR <= told ? 'shrunk' : null;
}
