import type { LinkFact } from '@routeglass/domain/incident-detection';
import type { PrefixStory } from '@routeglass/domain/history';
import type { PathSight } from '@routeglass/domain/relations';
import { sql } from 'kysely';
import { CopyTable } from '../../../store/copyTable.ts';
import type { World } from '../../../store/schema.ts';
import type { Store } from '../../../store/store.ts';

const ROWS_AT_ONCE = 20_000;
const UPSERTED_AT_ONCE = 2_000;
const STANDING = Number.NEGATIVE_INFINITY;

/**
 * When each link of a world was first seen on any path. A link in a snapshot is older than observation. Stored in `seen_link`; a date can only move
 * earlier.
 */
export class LinkBook {
  readonly #store: Store;
  readonly #world: World;
  readonly #links = { 4: new Map<number, Map<number, number>>(), 6: new Map<number, Map<number, number>>() };
  readonly #firsts = { 4: new Map<number, number>(), 6: new Map<number, number>() };
  readonly #fresh = new Map<string, string>();
  /** For each network, the first instants of its links that came after the first table. Computed when first needed. */
  #young: Readonly<Record<4 | 6, ReadonlyMap<number, readonly number[]>>> | null = null;
  /** Since when each surveyed path was seen. Most routes bring a path that was already surveyed. */
  readonly #surveyed = new Map<number, number>();

  constructor(store: Store, world: World) {
    this.#store = store;
    this.#world = world;
  }

  async load(): Promise<void> {
    for (const version of [4, 6] as const) {
      let [lastA, lastB] = [-1, -1];
      for (;;) {
        const { rows } = await sql<{ a: number; b: number; since: number | null }>`
          select a, b, case when since = '-infinity' then null else extract(epoch from since)::float8 end as since from seen_link
          where world = ${this.#world} and ip_version = ${version} and (a, b) > (${lastA}::bigint, ${lastB}::bigint)
          order by a, b limit ${ROWS_AT_ONCE}
        `.execute(this.#store.bulk);
        for (const { a, b, since } of rows) this.#see(version, a, b, since ?? STANDING);
        const last = rows.at(-1);
        if (!last || rows.length < ROWS_AT_ONCE) break;
        [lastA, lastB] = [last.a, last.b];
      }
    }
  }

  /** Learns from stories. `path` returns a path in wire order. */
  survey(stories: Iterable<PrefixStory>, path: (id: number) => readonly number[]): void {
    for (const { ipVersion, routes } of stories) {
      for (const route of routes) {
        const since = route.fromSnapshot ? STANDING : route.from;
        if ((this.#surveyed.get(route.path) ?? Infinity) <= since) continue;
        this.#surveyed.set(route.path, since);
        this.#learnPath(ipVersion, path(route.path), since);
      }
    }
  }

  /** Learns from the sightings of paths. */
  surveyPaths(version: 4 | 6, sights: Iterable<PathSight>, path: (id: number) => readonly number[]): void {
    for (const { path: id, seenSince } of sights) this.#learnPath(version, path(id), seenSince);
  }

  /** Writes what was learned since the last load or write. */
  async save(): Promise<void> {
    const rows = [...this.#fresh.values()];
    this.#fresh.clear();
    this.#surveyed.clear();
    if (rows.length > 10 * UPSERTED_AT_ONCE) return this.#rewrite();
    for (let from = 0; from < rows.length; from += UPSERTED_AT_ONCE) {
      const [versions, as, bs, times] = columnsOf(rows.slice(from, from + UPSERTED_AT_ONCE));
      await sql`
        insert into seen_link (world, ip_version, a, b, since)
        select ${this.#world}, * from unnest(${versions}::smallint[], ${as}::bigint[], ${bs}::bigint[], ${times}::timestamptz[])
        on conflict (world, ip_version, a, b) do update set since = least(seen_link.since, excluded.since)
      `.execute(this.#store.bulk);
    }
  }

  readonly link = (a: number, b: number, version: 4 | 6): LinkFact | undefined =>
    factOf(this.#links[version].get(Math.min(a, b))?.get(Math.max(a, b)));

  readonly firstLink = (asn: number, version: 4 | 6): LinkFact | undefined => factOf(this.#firsts[version].get(asn));

  readonly linksSince = (asn: number, version: 4 | 6, from: number, until: number): number => {
    this.#young ??= { 4: youngLinks(this.#links[4]), 6: youngLinks(this.#links[6]) };
    return this.#young[version].get(asn)?.filter((since) => since >= from && since <= until).length ?? 0;
  };

  readonly wasSeenBefore = (asn: number, instant: number): boolean =>
    (this.#firsts[4].get(asn) ?? Infinity) < instant || (this.#firsts[6].get(asn) ?? Infinity) < instant;

  #learnPath(version: 4 | 6, path: readonly number[], since: number): void {
    let before: number | undefined;
    for (const asn of path) {
      if (before !== undefined && before !== asn) this.#learn(version, before, asn, since);
      before = asn;
    }
  }

  #learn(version: 4 | 6, from: number, to: number, since: number): void {
    const [a, b] = from < to ? [from, to] : [to, from];
    if (this.#see(version, a, b, since)) this.#fresh.set(`${version} ${a} ${b}`, lineOf(version, a, b, since));
  }

  /** Returns whether this is earlier than what was known. */
  #see(version: 4 | 6, a: number, b: number, since: number): boolean {
    const links = this.#links[version];
    let ends = links.get(a);
    if (!ends) links.set(a, (ends = new Map()));
    const known = ends.get(b);
    if (known !== undefined && known <= since) return false;
    ends.set(b, since);
    this.#young = null;
    const firsts = this.#firsts[version];
    for (const asn of [a, b]) firsts.set(asn, Math.min(firsts.get(asn) ?? Infinity, since));
    return true;
  }

  /** If there are many new links, it is faster to rewrite all. A crash in between leaves fewer links; then everything is computed again. */
  async #rewrite(): Promise<void> {
    await sql`delete from seen_link where world = ${this.#world}`.execute(this.#store.bulk);
    const copy = new CopyTable(this.#store, 'seen_link', ['ip_version', 'a', 'b', 'since', 'world']);
    for (const version of [4, 6] as const)
      for (const [a, ends] of this.#links[version])
        for (const [b, since] of ends)
          if (copy.add(`${lineOf(version, a, b, since)}\t${this.#world}`)) await copy.flush();
    await copy.end();
  }
}

function youngLinks(links: ReadonlyMap<number, ReadonlyMap<number, number>>): Map<number, number[]> {
  const young = new Map<number, number[]>();
  for (const [a, ends] of links)
    for (const [b, since] of ends) {
      if (since === STANDING) continue;
      for (const asn of [a, b]) {
        const known = young.get(asn);
        if (known) known.push(since);
        else young.set(asn, [since]);
      }
    }
  return young;
}

function factOf(since: number | undefined): LinkFact | undefined {
  return since === undefined ? undefined : { since: since === STANDING ? null : since };
}

function lineOf(version: number, a: number, b: number, since: number): string {
  return [version, a, b, since === STANDING ? '-infinity' : new Date(since * 1000).toISOString()].join('\t');
}

function columnsOf(lines: readonly string[]): [number[], number[], number[], string[]] {
  const cells = lines.map((line) => line.split('\t'));
  const numbers = (at: number) => cells.map((row) => Number(row[at]));
  return [numbers(0), numbers(1), numbers(2), cells.map((row) => row[3] ?? '')];
}
