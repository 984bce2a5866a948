import { comparedInstant, isDay } from '@routeglass/domain/time';
import { comparedTimeName } from './comparedTime.ts';
import type { Evidence } from './evidence.ts';
import type { ChangeKind } from './change.ts';

/** A change between two times: the ends of two days (`2026-11-09`, UTC) or two instants. */
export interface ChangeFacts {
  readonly change: ChangeKind;
  readonly from: string;
  readonly until: string;
  /** State at each time, in words: `Announced, ROA valid`. */
  readonly before: string;
  readonly after: string;
}

const rule = 'Compares the state at the end of each day (UTC). What came and went within a day is not shown.';
const ruleOfInstants = 'Compares the state at two times. What came and went between them is not shown.';

/** Explains why something counts as added, removed or changed. */
export function changeEvidence({ change, from, until, before, after }: ChangeFacts): Evidence {
  return {
    reason: reasonOf(change, comparedTimeName(from), comparedTimeName(until)),
    rule: isDay(from) ? rule : ruleOfInstants,
    inputs: [inputOf(from, before), inputOf(until, after)],
    changes: [`Two other ${isDay(from) ? 'days' : 'times'} are compared.`],
  };
}

function reasonOf(change: ChangeKind, from: string, until: string): string {
  switch (change) {
    case 'added':
      return `Present at ${until}, not at ${from}.`;
    case 'gone':
      return `Present at ${from}, not at ${until}.`;
    case 'changed':
      return `Present at both times, but different.`;
  }
}

function inputOf(time: string, value: string): Evidence['inputs'][number] {
  const name = comparedTimeName(time).replace(/^the end/, 'End');
  return { name, value, source: 'Loaded tables and updates', asOf: comparedInstant(time) };
}
