import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { EarlierOrigin, RelationLookup, SourceNote } from '@routeglass/domain/incident-detection';
import { formatPrefix, type Prefix } from '@routeglass/domain/prefix';
import { createRelationGraph, relationBetween, type RelationGraph } from '@routeglass/domain/relations';
import { readAsRelations } from '../../../known-answers/asRelations.ts';
import { sharedData } from '../../../shared-data.ts';
import { StoryReader } from './storyReader.ts';

/** Knowledge of the Internet besides an event's own files, each part with its date. */
export interface KnownBefore {
  readonly relations: RelationLookup;
  readonly graph: RelationGraph;
  /** Customer cones by AS number. */
  readonly cones: ReadonlyMap<number, ReadonlySet<number>>;
  /** Full tables of earlier days, by date. */
  readonly tables: readonly KnownTable[];
}

export interface KnownTable {
  readonly source: SourceNote;
  readonly origins: ReadonlyMap<string, readonly number[]>;
  readonly prefixesOf: ReadonlyMap<number, readonly string[]>;
  /** Every AS number in its paths. */
  readonly asns: ReadonlySet<number>;
}

const RELATIONS = { name: 'CAIDA as-rel', asOf: Date.UTC(2016, 0, 1) / 1000 };
const IPASN = { name: 'Table of 2014-05-13', asOf: Date.UTC(2014, 4, 13) / 1000 };
const ET_2015 = { name: 'Table of one peer, 2015-10-23', asOf: Date.UTC(2015, 9, 23) / 1000 };

export async function readKnownBefore(): Promise<KnownBefore> {
  const graph = createRelationGraph(readAsRelations(sharedData('as-rel/20160101.as-rel.txt.gz') ?? ''));
  return {
    graph,
    relations: {
      source: RELATIONS,
      relation(a, b) {
        const relation = relationBetween(graph, a, b);
        return relation === '?' ? undefined : { relation, since: null };
      },
    },
    cones: readCones(),
    tables: [readIpasn(), await readTable()],
  };
}

function readCones(): Map<number, Set<number>> {
  const file = sharedData('as-rel/20160101.ppdc-ases.txt.gz') ?? '';
  const lines = gunzipSync(readFileSync(file)).toString().split('\n');
  return new Map(
    lines.flatMap((line): [number, Set<number>][] => {
      if (line === '' || line.startsWith('#')) return [];
      const [provider = 0, ...customers] = line.trim().split(' ').map(Number);
      return [[provider, new Set(customers)]];
    }),
  );
}

function readIpasn(): KnownTable {
  const lines = gunzipSync(readFileSync(sharedData('names/ipasn_20140513.dat.gz') ?? ''))
    .toString()
    .split('\n');
  const pairs = lines.flatMap((line): [string, number][] => {
    const [prefix, origin] = line.split('\t');
    return line.startsWith(';') || origin === undefined || prefix === undefined ? [] : [[prefix, Number(origin)]];
  });
  return tableOf(IPASN, pairs, []);
}

async function readTable(): Promise<KnownTable> {
  const reader = new StoryReader();
  await reader.read(sharedData('mrt/updates.et-header.2015.gz') ?? '');
  const pairs = reader
    .stories()
    .flatMap(({ prefix, routes }) =>
      routes.flatMap(({ origin }): [string, number][] => (origin ? [[prefix, origin]] : [])),
    );
  return tableOf(ET_2015, pairs, reader.paths);
}

function tableOf(source: SourceNote, pairs: readonly [string, number][], paths: readonly number[][]): KnownTable {
  const origins = new Map<string, number[]>();
  const prefixesOf = new Map<number, string[]>();
  const asns = new Set(paths.flat());
  for (const [prefix, origin] of pairs) {
    const known = origins.get(prefix);
    if (known?.includes(origin)) continue;
    if (known) known.push(origin);
    else origins.set(prefix, [origin]);
    const own = prefixesOf.get(origin);
    if (own) own.push(prefix);
    else prefixesOf.set(origin, [prefix]);
    asns.add(origin);
  }
  return { source, origins, prefixesOf, asns };
}

/** The newest table taken before an instant; empty for events older than all tables. */
export function tablesBefore({ tables }: KnownBefore, instant: number): KnownTable[] {
  return tables.filter(({ source }) => (source.asOf ?? 0) < instant).slice(-1);
}

/** Origins of a prefix and of those that cover it, the most specific first. */
export function earlierIn({ origins, source }: KnownTable, prefix: Prefix): EarlierOrigin[] {
  const found: EarlierOrigin[] = [];
  for (let { length } = prefix; length >= 8; length--) {
    const text = formatPrefix(shortened(prefix, length));
    for (const origin of origins.get(text) ?? [])
      found.push({ prefix: text, origin, firstSeen: null, lastSeen: null, source });
  }
  return found;
}

function shortened({ version, bytes }: Prefix, length: number): Prefix {
  const kept = bytes.map((byte, i) => byte & (0xff00 >> Math.min(8, Math.max(0, length - 8 * i))) & 0xff);
  return { version, bytes: kept, length };
}
