import { neighborOf, relationTo } from '@routeglass/domain/neighbor';
import { type LinkRecord, type Relation, type RelationPeriod, reversed } from '@routeglass/domain/relations';
import { type RawBuilder, sql } from 'kysely';
import { NULL } from '../../store/copyText.ts';
import { relationsName } from '../../store/generationName.ts';
import { partitionOf } from '../../store/partition.ts';
import type { World } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import { instantText } from '../instantText.ts';

/** A link in the ledger, from a lower to a higher ASN. */
export interface LedgerLink extends LinkRecord {
  readonly world: World;
  readonly ipVersion: 4 | 6;
  readonly a: number;
  readonly b: number;
}

export const linkKey = (of: string, { a, b }: { readonly a: number; readonly b: number }): string => `${of} ${a} ${b}`;
export const keyOf = (link: LedgerLink): string => linkKey(relationsName(link.world, link.ipVersion), link);

const PAGE = 5_000;

/** Pages through all links of a ledger. */
export async function* linkPages(store: Store, generationId: number): AsyncGenerator<readonly LedgerLink[], void> {
  let after = sql`true`;
  for (;;) {
    const page = await readLinks(store, generationId, sql`asn < neighbor and ${after}`, PAGE);
    yield page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = sql`(asn, neighbor, ip_version, world) >
      (${last.a}::bigint, ${last.b}::bigint, ${last.ipVersion}::smallint, ${last.world}::text)`;
  }
}

/** Returns those of these links that are in the ledger. */
export function linksOf(
  store: Store,
  generationId: number,
  links: readonly { readonly a: number; readonly b: number }[],
): Promise<readonly LedgerLink[]> {
  const column = (name: 'a' | 'b') => sql`${links.map((link) => link[name])}::bigint[]`;
  const where = sql`(asn, neighbor) in (select a, b from unnest(${column('a')}, ${column('b')}) as link (a, b))`;
  return readLinks(store, generationId, where, null);
}

async function readLinks(
  store: Store,
  generationId: number,
  where: RawBuilder<unknown>,
  limit: number | null,
): Promise<LedgerLink[]> {
  const most = limit === null ? sql`` : sql`limit ${sql.lit(limit)}`;
  const { rows } = await sql<{ lines: string | null }>`
    select string_agg(concat_ws(E'\t', asn, neighbor, ip_version, world, type, extract(epoch from first_seen),
      coalesce(extract(epoch from last_seen)::text, ''), extract(epoch from since), routes, prefixes,
      (select coalesce(string_agg(concat_ws(' ', p.type, extract(epoch from p.first_seen), extract(epoch from p.last_seen)), ','
          order by p.first_seen), '')
        from ${sql.table(partitionOf('neighbor_past', generationId))} p
        where p.asn = page.asn and p.neighbor = page.neighbor and p.ip_version = page.ip_version and p.world = page.world)
      ), E'\n' order by asn, neighbor, ip_version, world) as lines
    from (
      select * from ${sql.table(partitionOf('neighbor', generationId))} where ${where}
      order by asn, neighbor, ip_version, world ${most}
    ) page
  `.execute(store.bulk);
  return rows[0]?.lines?.split('\n').map(linkOfLine) ?? [];
}

function linkOfLine(line: string): LedgerLink {
  const [a, b, version, world, type, firstSeen, lastSeen, since, routes, prefixes, past] = line.split('\t');
  return {
    a: Number(a),
    b: Number(b),
    ipVersion: version === '6' ? 6 : 4,
    world: world === 'lab' ? 'lab' : 'internet',
    type: relationTo(type),
    firstSeen: Number(firstSeen),
    lastSeen: lastSeen === '' ? null : Number(lastSeen),
    since: Number(since),
    routes: Number(routes),
    prefixes: Number(prefixes),
    past: (past ?? '') === '' ? [] : (past ?? '').split(',').map(periodOf),
  };
}

function periodOf(text: string): RelationPeriod {
  const [type, from, until] = text.split(' ');
  return { type: relationTo(type), from: Number(from), until: Number(until) };
}

export const neighborColumns = [
  'generation_id',
  'asn',
  'neighbor',
  'ip_version',
  'world',
  'type',
  'first_seen',
  'last_seen',
  'since',
  'routes',
  'prefixes',
] as const;
export const pastColumns = [
  'generation_id',
  'asn',
  'neighbor',
  'ip_version',
  'world',
  'type',
  'first_seen',
  'last_seen',
] as const;

/** The two rows of a link, one from each end, in COPY's text form. */
export function neighborRows(generationId: number, link: LedgerLink): string[] {
  const { firstSeen, lastSeen, since, routes, prefixes } = link;
  const until = lastSeen === null ? NULL : instantText(lastSeen);
  return ends(link, link.type).map((end) =>
    [generationId, ...end, instantText(firstSeen), until, instantText(since), routes, prefixes].join('\t'),
  );
}

/** The rows of a link's past relations. */
export function pastRows(generationId: number, link: LedgerLink): string[] {
  return link.past.flatMap(({ type, from, until }) =>
    ends(link, type).map((end) => [generationId, ...end, instantText(from), instantText(until)].join('\t')),
  );
}

function ends({ a, b, ipVersion, world }: LedgerLink, type: Relation): (string | number)[][] {
  return [
    [a, b, ipVersion, world, neighborOf(type)],
    [b, a, ipVersion, world, neighborOf(reversed(type))],
  ];
}
