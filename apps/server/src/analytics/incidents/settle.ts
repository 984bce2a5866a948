import { DAY_SECONDS } from '@routeglass/domain/time';
import type { Incident } from '@routeglass/domain/incidents';

/** An incident as it is on record. Instants in seconds since 1970. */
export interface StoredIncident {
  readonly id: number;
  readonly subject: string;
  readonly kind: Incident['kind'];
  readonly prefix: string;
  /** Origins that its routes name at `prefix`. */
  readonly origins: readonly number[];
  readonly offender: number;
  readonly firstSeen: number;
  readonly lastSeen: number | null;
  readonly benign: string | null;
  readonly digest: string;
}

/** An incident to be put on record under an id: that of the stored one which it continues, or null for a new one. */
export interface Settled {
  readonly incident: Incident;
  readonly stored: StoredIncident | null;
}

export interface Settlement {
  readonly write: readonly Settled[];
  /** Those that go on under another name, and closed candidates that the data speak against. */
  readonly remove: readonly StoredIncident[];
  /** Those that stay as they are but for their end: what goes on for long, and at `lostUntil` what ended unseen. */
  readonly end: readonly Ending[];
  /** Those that were told, and that the data do not show any more: they have ended, and stay. */
  readonly withdraw: readonly StoredIncident[];
}

export interface Ending {
  readonly stored: StoredIncident;
  /** Null for what goes on. */
  readonly at: number | null;
  /** Whether it was found again, even if no loaded data show its beginning. */
  readonly wasFound: boolean;
}

/** An incident ends when it has gone on for so long: by then both sides mean it, but it is not taken back. */
const LONG = 14 * DAY_SECONDS;

/** Closings for want of a past: the record, which has it, knows better. */
const UNKNOWING: readonly (Incident['benign'] | undefined)[] = ['standing', 'not-established'];

/**
 * What becomes of the incidents on record once their subjects were looked at again.
 *
 * What was detected keeps the id of the one that it overlaps. `lostUntil` is the instant up to which routes are no longer all loaded (null: nothing
 * was lost): of what ended before it the record knows better than the data do, so it stays, and a beginning before it stays too.
 */
export function settle(
  stored: readonly StoredIncident[],
  detected: readonly Incident[],
  lostUntil: number | null,
): Settlement {
  const { matches, left } = matchUp(stored, detected);
  const write: Settled[] = [];
  const end: Ending[] = [];
  for (const [incident, found] of matches) {
    if (found?.benign === null && incident.benign === 'long-standing') {
      end.push({ stored: found, at: Math.min(incident.lastSeen ?? Infinity, found.firstSeen + LONG), wasFound: true });
      continue;
    }
    if (found && incident.benign !== null && isIncidentOfThePast(found, lostUntil)) {
      if (isLost(found, lostUntil)) continue;
      if (UNKNOWING.includes(incident.benign)) {
        end.push({ stored: found, at: incident.lastSeen, wasFound: true });
        continue;
      }
    }
    const told = toldOf(incident, found);
    write.push({ incident: found ? withBeginning(told, found, lostUntil) : told, stored: found ?? null });
  }
  const remove: StoredIncident[] = [];
  const withdraw: StoredIncident[] = [];
  for (const one of left) {
    if (isOfThePast(one, lostUntil)) {
      if (!isLost(one, lostUntil)) end.push({ stored: one, at: lostUntil, wasFound: false });
    } else if (one.benign !== null || write.some(({ incident }) => goesOnIn(one, incident))) remove.push(one);
    else withdraw.push(one);
  }
  return { write, remove, end, withdraw };
}

/** What was found that is older than 14 days already was an incident until then, as if it had been looked at every day. */
function toldOf(incident: Incident, found: StoredIncident | undefined): Incident {
  if (incident.benign !== 'long-standing' || (found && found.benign !== 'long-standing')) return incident;
  const end = incident.firstSeen + LONG;
  const ended = (at: number | null): number => Math.min(at ?? Infinity, end);
  const prefixes = incident.prefixes.map((one) => ({ ...one, lastSeen: ended(one.lastSeen) }));
  return { ...incident, benign: null, lastSeen: ended(incident.lastSeen), prefixes };
}

/** Whether what was told is now part of another incident: of the same prefix, or by the same offender. */
function goesOnIn(one: StoredIncident, incident: Incident): boolean {
  const isSame = one.prefix === incident.prefix || one.offender === incident.offender;
  return incident.benign === null && one.kind === incident.kind && isSame && overlap(one, incident);
}

function isOfThePast({ firstSeen }: StoredIncident, lostUntil: number | null): boolean {
  return lostUntil !== null && firstSeen < lostUntil;
}

function isIncidentOfThePast(one: StoredIncident, lostUntil: number | null): boolean {
  return one.benign === null && isOfThePast(one, lostUntil);
}

function isLost({ lastSeen }: StoredIncident, lostUntil: number | null): boolean {
  return lostUntil !== null && lastSeen !== null && lastSeen <= lostUntil;
}

/** What was detected, in order of its beginning, each with the stored one that it continues; and those that none continues. */
function matchUp(stored: readonly StoredIncident[], detected: readonly Incident[]) {
  const bySubject = Map.groupBy(stored, ({ subject }) => subject);
  const matches = new Map<Incident, StoredIncident | undefined>();
  for (const incident of detected.toSorted((a, b) => a.firstSeen - b.firstSeen))
    matches.set(incident, take(bySubject, incident.subject, incident));
  // More paths may name another offender: it is the same announcement all the same.
  const unmatched = [...bySubject.values()].flat().filter(({ benign }) => benign === null);
  const byPlace = Map.groupBy(unmatched, placeOf);
  for (const [incident, found] of matches) {
    if (found || (incident.benign !== null && incident.benign !== 'long-standing')) continue;
    const origins = incident.prefixes.find(({ prefix }) => prefix === incident.prefix)?.origins ?? [];
    matches.set(incident, take(byPlace, placeOf({ ...incident, origins }), incident));
  }
  const taken = new Set(matches.values());
  return { matches, left: stored.filter((one) => !taken.has(one)) };
}

/** What an incident is but for its offender and its beginning. */
function placeOf({ kind, prefix, origins }: Pick<StoredIncident, 'kind' | 'prefix' | 'origins'>): string {
  return `${kind} ${prefix} ${origins.join(' ')}`;
}

/** Takes the first stored one under a key that an incident overlaps. */
function take(free: Map<string, StoredIncident[]>, key: string, incident: Span): StoredIncident | undefined {
  const same = free.get(key);
  const at = same?.findIndex((one) => overlap(one, incident)) ?? -1;
  return at < 0 ? undefined : same?.splice(at, 1)[0];
}

interface Span {
  readonly firstSeen: number;
  readonly lastSeen: number | null;
}

function overlap(a: Span, b: Span): boolean {
  return (a.lastSeen === null || b.firstSeen <= a.lastSeen) && (b.lastSeen === null || a.firstSeen <= b.lastSeen);
}

function withBeginning(incident: Incident, { firstSeen }: StoredIncident, lostUntil: number | null): Incident {
  const isKept = lostUntil !== null && firstSeen < lostUntil && firstSeen < incident.firstSeen;
  return isKept ? { ...incident, firstSeen } : incident;
}
