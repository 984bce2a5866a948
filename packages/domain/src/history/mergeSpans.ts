import { type AnnouncementSpan, byBeginning, SPAN_GAP } from './spans.ts';

/** A span as a ledger keeps it; its paths are forgotten together with their tables. */
export type KnownSpan = Omit<AnnouncementSpan, 'paths'> & {
  /** For an aggregate made by `origin`: members of the AS_SETs at the end of its paths, ascending. Absent if `origin` is a plain origin. */
  readonly originSet?: readonly number[];
};

/**
 * Announcements of a prefix after its stories were read again.
 *
 * From the first instant of an origin's stories on, they replace what was known; earlier knowledge stays. If an origin is no longer in the
 * stories, it ended by `settledAt`, the time of the tables without it. Merging the same stories again changes nothing.
 */
export function mergeSpans(
  known: readonly KnownSpan[],
  told: readonly KnownSpan[],
  settledAt: number,
  gap: number = SPAN_GAP,
): KnownSpan[] {
  if (known.length === 0) return [...told];
  const begin = new Map<number, number>();
  for (const { origin, firstSeen } of told)
    begin.set(origin, Math.min(firstSeen, begin.get(origin) ?? Number.POSITIVE_INFINITY));
  const merged: KnownSpan[] = [];
  for (const origin of new Set([...known, ...told].map((span) => span.origin))) {
    const from = begin.get(origin) ?? null;
    const before = known.filter((span) => span.origin === origin).flatMap((span) => upTo(span, from, settledAt));
    merged.push(...joined([...before, ...told.filter((span) => span.origin === origin)], gap));
  }
  return merged.sort(byBeginning);
}

/** The part of a known span before the stories begin. Without stories of the origin, the whole span, ended. */
function upTo(span: KnownSpan, from: number | null, settledAt: number): KnownSpan[] {
  if (from === null) return [{ ...span, lastSeen: span.lastSeen ?? Math.max(span.firstSeen, settledAt) }];
  if (span.firstSeen >= from) return [];
  return [{ ...span, lastSeen: Math.min(span.lastSeen ?? from, from) }];
}

function joined(spans: readonly KnownSpan[], gap: number): KnownSpan[] {
  const result: KnownSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.firstSeen - b.firstSeen)) {
    const last = result.at(-1);
    const end = last?.lastSeen ?? Number.POSITIVE_INFINITY;
    if (last && span.firstSeen <= end + gap) {
      const until = Math.max(end, span.lastSeen ?? Number.POSITIVE_INFINITY);
      result[result.length - 1] = {
        ...last,
        lastSeen: until === Number.POSITIVE_INFINITY ? null : until,
        peers: Math.max(last.peers, span.peers),
        ...(last.originSet && { originSet: union(last.originSet, span.originSet ?? []) }),
      };
    } else result.push(span);
  }
  return result;
}

function union(a: readonly number[], b: readonly number[]): number[] {
  return [...new Set([...a, ...b])].sort((one, other) => one - other);
}
