import { DAY_SECONDS } from '@routeglass/domain/time';
import type { Incident } from '@routeglass/domain/incidents';

/** A recorded incident. Instants in seconds since 1970. */
export interface StoredIncident {
  readonly id: number;
  readonly subject: string;
  readonly kind: Incident['kind'];
  readonly prefix: string;
  /** The origins of its routes at `prefix`. */
  readonly origins: readonly number[];
  readonly offender: number;
  readonly firstSeen: number;
  readonly lastSeen: number | null;
  readonly benign: string | null;
  readonly digest: string;
}

/** An incident to be recorded: under the id of the stored one it continues, or as a new one if that is null. */
export interface Settled {
  readonly incident: Incident;
  readonly stored: StoredIncident | null;
}

export interface Settlement {
  readonly write: readonly Settled[];
  /** Incidents that continue under another id, and closed candidates that the data now contradicts. */
  readonly remove: readonly StoredIncident[];
  /** Incidents of which only the end changes: long-lasting ones, and those that ended unseen (at `lostUntil`). */
  readonly end: readonly Ending[];
  /** Incidents that the data no longer shows: they end, but stay on record. */
  readonly withdraw: readonly StoredIncident[];
}

export interface Ending {
  readonly stored: StoredIncident;
  /** Null for an ongoing incident. */
  readonly at: number | null;
  /** Whether it was found again, even if the loaded data does not show its beginning. */
  readonly wasFound: boolean;
}

/** An incident ends once it has gone on this long: by then both sides mean it. It is not taken back. */
const LONG = 14 * DAY_SECONDS;

/** Reasons to close that only mean the past is missing. The record has the past, so it decides. */
const UNKNOWING: readonly (Incident['benign'] | undefined)[] = ['standing', 'not-established'];

/**
 * Decides what happens to recorded incidents after their subjects were examined again.
 *
 * A detected incident keeps the id of the recorded one it overlaps. Up to `lostUntil` some routes are no longer loaded (null: nothing was lost). For
 * that time the record is better than the data: incidents that ended before it stay, and so do beginnings before it.
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

/** A long-standing case found only after 14 days is recorded as an incident that ended then, as daily checks would have done. */
function toldOf(incident: Incident, found: StoredIncident | undefined): Incident {
  if (incident.benign !== 'long-standing' || (found && found.benign !== 'long-standing')) return incident;
  const end = incident.firstSeen + LONG;
  const ended = (at: number | null): number => Math.min(at ?? Infinity, end);
  const prefixes = incident.prefixes.map((one) => ({ ...one, lastSeen: ended(one.lastSeen) }));
  return { ...incident, benign: null, lastSeen: ended(incident.lastSeen), prefixes };
}

/** Whether a recorded incident is now part of another one: for the same prefix, or by the same offender. */
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

/** Detected incidents in order of their beginning, each with the stored one it continues; and the stored ones left over. */
function matchUp(stored: readonly StoredIncident[], detected: readonly Incident[]) {
  const bySubject = Map.groupBy(stored, ({ subject }) => subject);
  const matches = new Map<Incident, StoredIncident | undefined>();
  for (const incident of detected.toSorted((a, b) => a.firstSeen - b.firstSeen))
    matches.set(incident, take(bySubject, incident.subject, incident));
  // With more paths another offender may be found, but it is still the same announcement.
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

/** Identifies an incident without its offender and beginning. */
function placeOf({ kind, prefix, origins }: Pick<StoredIncident, 'kind' | 'prefix' | 'origins'>): string {
  return `${kind} ${prefix} ${origins.join(' ')}`;
}

/** Takes the first stored incident under a key that overlaps this one. */
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
