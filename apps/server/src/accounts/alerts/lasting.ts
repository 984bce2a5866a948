import { type AlertFact, type AlertKind, alertKinds, isState, type Judged } from '@routeglass/domain/alerts';
import * as v from 'valibot';

/** Since when states hold that the data do not date (`isState`), seconds since 1970, by kind: a network has one of each. */
export type Lasting = Readonly<Partial<Record<AlertKind, number>>>;

const lastingText = v.record(v.picklist(alertKinds.filter(isState)), v.number());
export const readLasting = (text: string): Lasting => v.parse(lastingText, JSON.parse(text));

/** What is remembered of facts, as JSON. A state that an ended alert may have told of begins when that alert is over. */
export function lastingOf(facts: readonly AlertFact[], records: Judged['records']): string {
  const ends = new Map(records.map(({ kind, key, until }) => [`${kind} ${key}`, until ?? -Infinity]));
  const begun = facts.filter(
    ({ kind, key, since }) => isState(kind) && since > (ends.get(`${kind} ${key}`) ?? -Infinity),
  );
  return JSON.stringify(Object.fromEntries(begun.map(({ kind, since }) => [kind, since])));
}
