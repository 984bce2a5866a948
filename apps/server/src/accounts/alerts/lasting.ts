import { type AlertFact, type AlertKind, alertKinds, isState, type Judged } from '@routeglass/domain/alerts';
import * as v from 'valibot';

/** When states began whose beginning is not in the data (`isState`), seconds since 1970, by kind: a network has one of each. */
export type Lasting = Readonly<Partial<Record<AlertKind, number>>>;

const lastingText = v.record(v.picklist(alertKinds.filter(isState)), v.number());
export const readLasting = (text: string): Lasting => v.parse(lastingText, JSON.parse(text));

/** The beginnings to store, as JSON. A state that an ended alert may have reported begins again at the end of that alert. */
export function lastingOf(facts: readonly AlertFact[], records: Judged['records']): string {
  const ends = new Map(records.map(({ kind, key, until }) => [`${kind} ${key}`, until ?? -Infinity]));
  const begun = facts.filter(
    ({ kind, key, since }) => isState(kind) && since > (ends.get(`${kind} ${key}`) ?? -Infinity),
  );
  return JSON.stringify(Object.fromEntries(begun.map(({ kind, since }) => [kind, since])));
}
