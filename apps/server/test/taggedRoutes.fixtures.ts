import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePrefix, type Prefix } from '@routeglass/domain/prefix';
import type { Community, LargeCommunity, Route } from '../src/lab/life/route.ts';
import { encodePeerIndex, encodeRib } from '../src/lab/mrt/tableDump.ts';
import { encodeMessage } from '../src/lab/mrt/updateRecord.ts';
import type { Collector, Session } from '../src/lab/world/collectors.ts';

/** Seconds since 1970 of the table that `writeTable` writes: 2026-06-01, 8 o'clock. */
export const TABLE_TIME = Date.parse('2026-06-01T08:00:00Z') / 1000;

const session = (asn: number, index: number): Session => ({
  asn,
  index,
  address: Uint8Array.of(192, 0, 2, index + 1),
});
/** Two peers over IPv4, and a third over IPv6. */
const sessions = [session(1299, 0), session(3320, 1)];
const six: Session = { asn: 6939, index: 2, address: Uint8Array.from([0x20, 1, 0xd, 0xb8, ...Array(11).fill(0), 1]) };
const collector: Collector = {
  name: 'rrc06',
  asn: 12_654,
  id: Uint8Array.of(192, 0, 2, 99),
  sessions: [...sessions, six],
};

function prefixOf(text: string): Prefix {
  const prefix = parsePrefix(text);
  if (!prefix) throw new Error(`${text} is no prefix`);
  return prefix;
}

/** A peer's route: its AS number (1299 and 3320 over IPv4, 6939 over IPv6), the path, its communities as text. */
export type Tagged = readonly [peer: number, path: readonly number[], communities: readonly string[]];

function routeOf([, path, texts]: Tagged): Route {
  const numbers = texts.map((text) => text.split(':').map(Number));
  return {
    path,
    communities: numbers.filter((parts) => parts.length === 2) as unknown as Community[],
    largeCommunities: numbers.filter((parts) => parts.length === 3) as unknown as LargeCommunity[],
  };
}

function sessionOf([asn]: Tagged): Session {
  const found = collector.sessions.find((one) => one.asn === asn);
  if (!found) throw new Error(`AS${asn} is no peer`);
  return found;
}

/** Writes a table dump of the collector rrc06 and gives its path. */
export function writeTable(folder: string, routes: Readonly<Record<string, readonly Tagged[]>>, later = 0): string {
  const at = TABLE_TIME + later;
  const records = Object.entries(routes).map(([prefix, all], sequence) => {
    const entries = all.map((one) => ({ session: sessionOf(one), route: routeOf(one), originated: at }));
    return encodeRib(at, sequence, prefixOf(prefix), entries);
  });
  return writeRecords(join(folder, `rrc06.bview.${at}`), [encodePeerIndex(at, collector), ...records]);
}

/** Writes updates of the same collector, each so many seconds after the table; without a path it is a withdrawal. */
export function writeUpdates(
  folder: string,
  name: string,
  updates: readonly (readonly [after: number, prefix: string, route: Tagged])[],
): string {
  const records = updates.map(([after, prefix, tagged]) =>
    encodeMessage({
      kind: 'update',
      at: TABLE_TIME + after,
      collector,
      session: sessionOf(tagged),
      prefixes: [prefixOf(prefix)],
      route: tagged[1].length === 0 ? undefined : routeOf(tagged),
    }),
  );
  return writeRecords(join(folder, `rrc06.updates.${name}`), records);
}

function writeRecords(path: string, records: readonly Uint8Array[]): string {
  writeFileSync(path, Buffer.concat(records));
  return path;
}
