import { DAY_MS } from '@routeglass/domain/time';
import type { Evidence } from './evidence.ts';
import type { ChangeKind } from './change.ts';

/** What differs between the ends of two days (`2026-11-09`, UTC). */
export interface ChangeFacts {
  readonly change: ChangeKind;
  readonly from: string;
  readonly until: string;
  /** What there was at the end of each day, in words: `Announced, ROA valid`. */
  readonly before: string;
  readonly after: string;
}

const rule = 'Compares the state at the end of each day (UTC). What came and went within a day is not shown.';

/** Why something counts as added, removed or changed. */
export function changeEvidence({ change, from, until, before, after }: ChangeFacts): Evidence {
  return {
    reason: reasonOf(change, slashed(from), slashed(until)),
    rule,
    inputs: [inputOf(from, before), inputOf(until, after)],
    changes: ['Two other days are compared.'],
  };
}

function reasonOf(change: ChangeKind, from: string, until: string): string {
  switch (change) {
    case 'added':
      return `Present at the end of ${until}, not at the end of ${from}.`;
    case 'gone':
      return `Present at the end of ${from}, not at the end of ${until}.`;
    case 'changed':
      return `Present at the end of both days, but different.`;
  }
}

function inputOf(day: string, value: string): Evidence['inputs'][number] {
  return { name: `End of ${slashed(day)}`, value, source: 'Loaded tables and updates', asOf: endOf(day) };
}

const slashed = (day: string): string => day.replaceAll('-', '/');
const endOf = (day: string): Date => new Date(Date.parse(day) + DAY_MS);
