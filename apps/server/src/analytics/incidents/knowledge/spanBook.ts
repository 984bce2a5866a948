import type { EarlierOrigin, FirstHopShare } from '@routeglass/domain/incident-detection';
import { formatPrefix, parsePrefix, type Prefix } from '@routeglass/domain/prefix';
import { type RawBuilder, sql } from 'kysely';
import { coveringBlocks } from '../../../store/coveringBlocks.ts';
import type { World } from '../../../store/schema.ts';
import type { Store } from '../../../store/store.ts';
import type { StandingSource } from '../../incoming.ts';
import type { WorldStory } from '../../stories/sightings.ts';
import { storiesOf } from '../../stories/storyPages.ts';
import { Asked } from './asked.ts';
import type { PathBook } from './pathBook.ts';

/** How many prefixes of one origin are examined. If it has more, the first ones in prefix order represent all. */
const MOST_PREFIXES = 1_000;
const STORIES_AT_ONCE = 500;

export interface SpanSettings {
  readonly store: Store;
  readonly world: World;
  /** Generation of the ledger of announcements. */
  readonly history: number;
  readonly routes: readonly StandingSource[];
  /** Up to this instant some routes are no longer loaded, seconds since 1970; null if nothing was lost. */
  readonly lostUntil: number | null;
  readonly paths: PathBook;
}

/** Facts about origins and prefixes from the ledger of announcements. */
export class SpanBook {
  readonly #settings: SpanSettings;
  readonly #ownPrefixes: Asked<readonly string[]>;
  readonly #hops: Asked<ReadonlyMap<number, number>>;
  readonly #earlier: Asked<readonly EarlierOrigin[]>;

  constructor(settings: SpanSettings) {
    this.#settings = settings;
    this.#ownPrefixes = new Asked((keys) => this.#prefixesOf(keys), []);
    this.#hops = new Asked((keys) => this.#hopsOf(keys), new Map());
    this.#earlier = new Asked((keys) => this.#earlierOf(keys), []);
  }

  /** How often a question had no answer yet. */
  get unanswered(): number {
    return this.#ownPrefixes.unanswered + this.#hops.unanswered + this.#earlier.unanswered;
  }

  async answer(): Promise<void> {
    await this.#ownPrefixes.answer();
    await this.#hops.answer();
    await this.#earlier.answer();
  }

  ownPrefixes(asn: number, ipVersion: 4 | 6): Iterable<string> {
    return this.#ownPrefixes.ask(`${ipVersion} ${asn}`) ?? [];
  }

  firstHopShare(origin: number, firstHop: number, ipVersion: 4 | 6): FirstHopShare | undefined {
    const hops = this.#hops.ask(`${ipVersion} ${origin}`);
    return hops && hops.size > 0 ? { over: hops.get(firstHop) ?? 0, all: hops.get(ALL) ?? 0 } : undefined;
  }

  /** While no routes are lost, the stories themselves show everything. */
  earlier(prefix: Prefix): readonly EarlierOrigin[] {
    return this.#settings.lostUntil === null ? [] : (this.#earlier.ask(formatPrefix(prefix)) ?? []);
  }

  async #prefixesOf(keys: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const { rows } = await sql<{ key: string; prefixes: string[] }>`
      select asked.key, own.prefixes
      from unnest(${[...keys]}::text[], ${keys.map(versionOf)}::smallint[], ${keys.map(asnOf)}::bigint[]) as asked (key, version, asn)
      cross join lateral (
        select array(
          select distinct s.prefix from announcement_span s
          where ${this.#ledger(sql`s`)} and s.origin = asked.asn and s.ip_version = asked.version
          order by s.prefix limit ${MOST_PREFIXES}
        )::text[] as prefixes
      ) own
    `.execute(this.#settings.store.bulk);
    return new Map(rows.map(({ key, prefixes }) => [key, prefixes]));
  }

  /** For each origin, the number of its prefixes by first hop; the total is under `ALL`. */
  async #hopsOf(keys: readonly string[]): Promise<ReadonlyMap<string, ReadonlyMap<number, number>>> {
    const { store, routes, paths, world } = this.#settings;
    const own = await this.#prefixesOf(keys);
    const askers = new Map<string, string[]>();
    for (const [key, prefixes] of own)
      for (const prefix of prefixes) {
        const known = askers.get(prefix);
        if (known) known.push(key);
        else askers.set(prefix, [key]);
      }
    const hops = new Map([...own.keys()].map((key) => [key, new Map<number, number>()]));
    const wanted = [...askers.keys()];
    for (let from = 0; from < wanted.length; from += STORIES_AT_ONCE) {
      const stories = await storiesOf(store, routes, wanted.slice(from, from + STORIES_AT_ONCE));
      const told = stories.filter((story) => story.world === world);
      await paths.learn(told);
      for (const story of told)
        for (const key of askers.get(story.prefix) ?? []) countHops(story, asnOf(key), paths, hops.get(key));
    }
    return hops;
  }

  async #earlierOf(keys: readonly string[]): Promise<ReadonlyMap<string, readonly EarlierOrigin[]>> {
    const blocks = keys.flatMap((key) => {
      const prefix = parsePrefix(key);
      return prefix ? coveringBlocks(prefix).map((block) => [key, block] as const) : [];
    });
    const { rows } = await sql<{
      key: string;
      prefix: string;
      origin: number;
      from_snapshot: boolean;
      first: number;
      last: number | null;
    }>`
      select asked.key, s.prefix, s.origin, s.from_snapshot, extract(epoch from s.first_seen)::float8 as first,
        extract(epoch from s.last_seen)::float8 as last
      from unnest(${blocks.map(([key]) => key)}::text[], ${blocks.map(([, block]) => block)}::cidr[]) as asked (key, block)
      join announcement_span s on s.prefix = asked.block
      where ${this.#ledger(sql`s`)} and s.first_seen < to_timestamp(${this.#settings.lostUntil}::float8)
      order by asked.key, masklen(s.prefix) desc, s.first_seen, s.origin
    `.execute(this.#settings.store.bulk);
    const source = { name: 'Announcement history', asOf: this.#settings.lostUntil };
    const found = new Map<string, EarlierOrigin[]>();
    for (const { key, prefix, origin, from_snapshot, first, last } of rows) {
      const list = found.get(key) ?? [];
      list.push({ prefix, origin, firstSeen: from_snapshot ? null : first, lastSeen: last, source });
      found.set(key, list);
    }
    return found;
  }

  #ledger(span: RawBuilder<unknown>): RawBuilder<unknown> {
    const { history, world } = this.#settings;
    return sql`${span}.generation_id = ${sql.lit(history)} and ${span}.world = ${world} and ${span}.origin_set is null`;
  }
}

const ALL = 0;

/** Counts the prefix once for each network just before this origin on a path. */
function countHops({ routes }: WorldStory, asn: number, paths: PathBook, counts = new Map<number, number>()): void {
  const met = new Set<number>();
  for (const { path, origin } of routes) {
    const asns = paths.numbers(path).filter((one, i, all) => one !== all[i + 1]);
    if (origin === null || asns.at(-1) !== asn) continue;
    met.add(ALL);
    met.add(asns.at(-2) ?? ALL);
  }
  for (const hop of met) counts.set(hop, (counts.get(hop) ?? 0) + 1);
}

function versionOf(key: string): number {
  return Number(key.slice(0, 1));
}

function asnOf(key: string): number {
  return Number(key.slice(2));
}
