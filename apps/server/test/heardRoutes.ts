import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAddress, parsePrefix, type Prefix } from '@routeglass/domain/prefix';
import { encodePeerIndex, encodeRib } from '../src/lab/mrt/tableDump.ts';
import { encodeMessage } from '../src/lab/mrt/updateRecord.ts';
import type { Collector, Session } from '../src/lab/world/collectors.ts';

const DAY = 86_400;

/** A collector with a session for each peer, whose files are written as RIPE RIS names them. */
export interface HeardRoutes {
  /** Writes a table, and gives its path; `routes`: paths such as `300 100`, by prefix, each from the peer that it begins with. */
  readonly table: (at: number, routes: Readonly<Record<string, readonly string[]>>) => string;
  /** Writes an update file, and gives its path; `heard`: prefix, peer, and the path it tells, or null if it withdraws. `at`: seconds since 1970. */
  readonly updates: (at: number, heard: readonly (readonly [string, number, string | null])[]) => string;
}

/** `peers`: their AS numbers. */
export function heardRoutes(folder: string, name: string, peers: readonly number[]): HeardRoutes {
  const sessions = peers.map((asn, index): Session => ({ asn, address: addressOf(`192.0.2.${index + 1}`), index }));
  const collector: Collector = { name, asn: 64_998, id: addressOf('192.0.2.254'), sessions };
  const home = join(folder, name);
  mkdirSync(home, { recursive: true });
  const sessionOf = (asn: number): Session => {
    const session = sessions.find((each) => each.asn === asn);
    if (!session) throw new Error(`${name} has no session with AS${asn}`);
    return session;
  };
  const write = (file: string, records: readonly Uint8Array[]): string => {
    const path = join(home, file);
    writeFileSync(path, Buffer.concat(records));
    return path;
  };
  return {
    table: (at, routes) =>
      write(`bview.${at}`, [
        encodePeerIndex(at, collector),
        ...Object.entries(routes).map(([prefix, paths], place) =>
          encodeRib(
            at,
            place,
            prefixOf(prefix),
            paths.map((path) => {
              const route = routeOf(path);
              return { session: sessionOf(route.path[0] ?? 0), route, originated: at - DAY };
            }),
          ),
        ),
      ]),
    updates: (at, heard) =>
      write(
        `updates.${at}`,
        heard.map(([prefix, peer, path]) =>
          encodeMessage({
            kind: 'update',
            at,
            collector,
            session: sessionOf(peer),
            prefixes: [prefixOf(prefix)],
            route: path === null ? undefined : routeOf(path),
          }),
        ),
      ),
  };
}

const routeOf = (path: string) => ({ path: path.split(' ').map(Number), communities: [], largeCommunities: [] });

function prefixOf(text: string): Prefix {
  const prefix = parsePrefix(text);
  if (!prefix) throw new Error(`"${text}" is no prefix`);
  return prefix;
}

function addressOf(text: string): Uint8Array {
  const address = parseAddress(text);
  if (!address) throw new Error(`"${text}" is no address`);
  return address;
}
