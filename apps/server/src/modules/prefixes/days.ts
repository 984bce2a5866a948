import { DAY_MS } from '@routeglass/domain/time';
import type { PrefixDay } from '@routeglass/api-client/prefixes';

/** Prefixes announced during the same spans of days; either all or none of them are announced now. */
export interface SpansRow {
  /** `first-last` in days (UTC) since 1970, ordered, separated by spaces; no last day if still announced: `20598-20599 20601-`. */
  readonly spans: string;
  readonly active: boolean;
  readonly count: number;
}

interface Span {
  readonly first: number;
  /** Infinite if still announced. */
  readonly last: number;
}

/**
 * Prefixes per day, from the first sighting of any of them to the last, or to `newest` if one is still announced; at most the last `most` days. A
 * prefix counts once a day, however often it was announced.
 */
export function daysOf(rows: readonly SpansRow[], newest: Date, most: number): PrefixDay[] {
  const groups = rows.map(({ spans, active, count }) => ({ spans: spans.split(' ').map(readSpan), active, count }));
  const all = groups.flatMap(({ spans }) => spans);
  const newestDay = Math.floor(newest.getTime() / DAY_MS);
  const last = Math.max(...new Set(all.map((span) => Math.min(span.last, Math.max(span.first, newestDay)))));
  const first = Math.max(last - most + 1, Math.min(...new Set(all.map((span) => span.first))));
  if (all.length === 0) return [];

  const days = Array.from({ length: last - first + 1 }, (_, i) => emptyDay(first + i));
  const between = (from: number, to: number) => days.slice(Math.max(0, from - first), Math.max(0, to - first + 1));
  for (const { spans, active, count } of groups) {
    for (const span of joined(spans)) {
      for (const day of between(span.first, span.last)) {
        day.count += count;
        if (active) day.active += count;
      }
    }
    for (const begun of new Set(spans.map((span) => span.first)))
      for (const day of between(begun, begun)) day.new += count;
    for (const ended of new Set(spans.map((span) => span.last)))
      if (Number.isFinite(ended)) for (const day of between(ended, ended)) day.left += count;
  }
  return days;
}

function readSpan(text: string): Span {
  const [first, last] = text.split('-');
  return { first: Number(first), last: last ? Number(last) : Number.POSITIVE_INFINITY };
}

/** The same days without duplicates. */
function joined(spans: readonly Span[]): Span[] {
  const apart: Span[] = [];
  for (const span of spans) {
    const before = apart.at(-1);
    if (before && span.first <= before.last)
      apart.splice(-1, 1, { first: before.first, last: Math.max(before.last, span.last) });
    else apart.push(span);
  }
  return apart;
}

function emptyDay(day: number): PrefixDay {
  const from = instantOf(day);
  return { date: from.slice(0, 10), from, until: instantOf(day + 1), count: 0, active: 0, new: 0, left: 0 };
}

const instantOf = (day: number): string => new Date(day * DAY_MS).toISOString();
