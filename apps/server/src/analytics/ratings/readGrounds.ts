import type { NumberLists } from '@routeglass/domain/columns';
import type { Cones, RatedLink } from '@routeglass/domain/ratings';
import { createRelationGraph, observedCones, recursiveCone, type RelationLink } from '@routeglass/domain/relations';
import { sql } from 'kysely';
import type { World } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import { linesOfPartition } from '../../store/tableLines.ts';

/** Relations of one world and IP version, and the clique they were inferred with. */
export interface Relations {
  readonly links: readonly RatedLink[];
  readonly clique: readonly number[];
}

export async function readRelations(store: Store, generationId: number): Promise<Relations> {
  const links: RatedLink[] = [];
  const line = sql`a || E'\t' || b || E'\t' || type`;
  for await (const text of linesOfPartition(store, 'relation', generationId, line)) {
    for (const row of text.split('\n')) {
      const [a, b, type] = row.split('\t');
      links.push({ a: Number(a), b: Number(b), type: type === 'p2c' || type === 'p2p' ? type : '?' });
    }
  }
  const { rows } = await sql<{ asn: number }>`
    select asn from clique_member where generation_id = ${sql.lit(generationId)} order by asn
  `.execute(store.bulk);
  return { links, clique: rows.map(({ asn }) => asn) };
}

/** Cones of the networks with customers, and their kind. */
export interface KnownCones {
  readonly cones: Cones;
  readonly kind: 'observed' | 'recursive';
}

/** Observed cones; recursive ones if there are no paths to observe them on. */
export function conesOf({ links }: Relations, paths: NumberLists): KnownCones {
  const graph = createRelationGraph(links.filter((link): link is RelationLink => link.type !== '?'));
  if (paths.count > 0) return { cones: observedCones(graph, paths), kind: 'observed' };
  const cones = Array.from(graph.asns, (asn) => [asn, new Set(recursiveCone(graph, asn))] as const);
  return { cones: new Map(cones), kind: 'recursive' };
}

/** The country of each network of a world in the list of networks. */
export async function readCountries(
  store: Store,
  generationId: number | undefined,
  world: World,
): Promise<ReadonlyMap<number, string>> {
  const countries = new Map<number, string>();
  if (generationId === undefined) return countries;
  const line = sql`asn || E'\t' || coalesce(country_code, '') || E'\t' || world`;
  for await (const text of linesOfPartition(store, 'network', generationId, line)) {
    for (const row of text.split('\n')) {
      const [asn, country = '', of] = row.split('\t');
      if (of === world && /^[A-Z]{2}$/.test(country)) countries.set(Number(asn), country);
    }
  }
  return countries;
}
