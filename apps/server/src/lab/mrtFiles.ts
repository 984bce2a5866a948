import { comparePrefixes } from '@routeglass/domain/prefix';
import type { LiveWeek } from './life/liveWeek.ts';
import type { Message } from './life/message.ts';
import { encodePeerIndex, encodeRib, type Entry } from './mrt/tableDump.ts';
import { encodeMessage } from './mrt/updateRecord.ts';
import type { Collector } from './world/collectors.ts';

/** Hours that an update file covers. */
const WINDOW = 6 * 3600;
/** Messages are at most this many seconds out of order. */
const DISORDER = 3600;

/** A collector's table at the start: its peers, then every prefix in the order of routing tables. */
export function* ribRecords(collector: Collector, week: LiveWeek, start: number): Generator<Uint8Array> {
  yield encodePeerIndex(start, collector);
  const tables = collector.sessions.map((session) => ({ session, table: week.table(session) }));
  const rows = week.groups.flatMap(({ id, prefixes }) => prefixes.map((prefix) => ({ id, prefix })));
  rows.sort((a, b) => comparePrefixes(a.prefix, b.prefix));
  let sequence = 0;
  for (const { id, prefix } of rows) {
    const entries = tables.flatMap(({ session, table }): Entry[] => {
      const route = table[id];
      return route ? [{ session, route, originated: start - 3600 * (1 + ((id * 7 + session.index) % 500)) }] : [];
    });
    if (entries.length > 0) yield encodeRib(start, sequence++, prefix, entries);
  }
}

/** All collectors' messages in one part of the week, sorted by time. */
export interface Window {
  /** Seconds since 1970. */
  readonly at: number;
  readonly messages: readonly Message[];
}

/** Cuts the week's messages into windows, buffering only as many as are needed to sort them. Includes windows without messages. */
export function* windowsOf(messages: Iterable<Message>, start: number, end: number): Generator<Window> {
  let waiting: Message[] = [];
  const close = (at: number): Window => {
    const isDue = (message: Message): boolean => message.at < at + WINDOW;
    const due = waiting.filter(isDue).sort((a, b) => a.at - b.at);
    waiting = waiting.filter((message) => !isDue(message));
    return { at, messages: due };
  };
  let next = start;
  for (const message of messages) {
    for (; message.at >= next + WINDOW + DISORDER; next += WINDOW) yield close(next);
    waiting.push(message);
  }
  for (; next < end; next += WINDOW) yield close(next);
}

export function* updateRecords(window: Window, collector: Collector): Generator<Uint8Array> {
  for (const message of window.messages) if (message.collector === collector) yield encodeMessage(message);
}
