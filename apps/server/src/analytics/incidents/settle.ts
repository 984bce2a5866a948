import type { Incident } from '@routeglass/domain/incidents';

/** An incident as it is on record. Instants in seconds since 1970. */
export interface StoredIncident {
  readonly id: number;
  readonly subject: string;
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
  /** Those that the data speak against. */
  readonly remove: readonly StoredIncident[];
  /** Those that stay as they are but for their end: what goes on for long, and at `lostUntil` what ended unseen. */
  readonly end: readonly Ending[];
}

export interface Ending {
  readonly stored: StoredIncident;
  /** Null for what goes on. */
  readonly at: number | null;
  /** Whether it was found again, if only as something whose beginning nothing loaded tells of. */
  readonly wasFound: boolean;
}

/** What was told as an incident ends when it has gone on for so long: by then both sides mean it, but it is not taken back. */
const LONG = 14 * 86_400;

/** Closings for want of a past: the record, which has it, knows better. */
const UNKNOWING: readonly (Incident['benign'] | undefined)[] = ['standing', 'not-established'];

/**
 * What becomes of the incidents on record once their subjects were looked at anew.
 *
 * What was detected keeps the id of the one that it overlaps. `lostUntil` is the instant up to which routes are no longer all loaded (null: nothing
 * was lost): of what ended before it the record knows better than the data do, so it stays, and a beginning before it stays too.
 */
export function settle(
  stored: readonly StoredIncident[],
  detected: readonly Incident[],
  lostUntil: number | null,
): Settlement {
  const free = new Map<string, StoredIncident[]>();
  for (const one of stored) {
    const same = free.get(one.subject);
    if (same) same.push(one);
    else free.set(one.subject, [one]);
  }
  const write: Settled[] = [];
  const end: Ending[] = [];
  for (const incident of detected.toSorted((a, b) => a.firstSeen - b.firstSeen)) {
    const found = take(free, incident);
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
    write.push({ incident: found ? withBeginning(incident, found, lostUntil) : incident, stored: found ?? null });
  }
  const left = [...free.values()].flat();
  const remove = left.filter((one) => lostUntil === null || one.firstSeen >= lostUntil);
  for (const one of left)
    if (isOfThePast(one, lostUntil) && !isLost(one, lostUntil))
      end.push({ stored: one, at: lostUntil, wasFound: false });
  return { write, remove, end };
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

/** Takes the first stored one of its subject that it overlaps. */
function take(free: Map<string, StoredIncident[]>, incident: Incident): StoredIncident | undefined {
  const same = free.get(incident.subject);
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
