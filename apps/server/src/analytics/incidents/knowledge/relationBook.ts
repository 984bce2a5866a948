import type { RelationFact, RelationLookup } from '@routeglass/domain/incident-detection';
import {
  createRelationGraph,
  recursiveConeSizes,
  relationBetween,
  type RelationGraph,
  type RelationLink,
} from '@routeglass/domain/relations';
import { sql } from 'kysely';
import type { World } from '../../../store/schema.ts';
import type { Store } from '../../../store/store.ts';
import { linesOfPartition } from '../../announced/partitionLines.ts';
import type { LinkBook } from './linkBook.ts';

interface Version {
  readonly graph: RelationGraph;
  /** Customer cones by node; made when first asked for. */
  cones: ArrayLike<number> | null;
  /** Providers of providers by node, as far as asked. */
  readonly above: Map<number, ReadonlySet<number>>;
}

/** The relations of a world as they are inferred now. */
export class RelationBook implements RelationLookup {
  readonly source: RelationLookup['source'];
  readonly #versions: Readonly<Record<4 | 6, Version>>;
  readonly #links: LinkBook;

  private constructor(versions: Readonly<Record<4 | 6, Version>>, links: LinkBook, asOf: number | null) {
    this.#versions = versions;
    this.#links = links;
    this.source = { name: 'Relations inferred from routing tables', asOf };
  }

  /** `generations`: ids of the relations by IP version, as they will be live. `asOf`: instant of the newest table that they rest on. */
  static async open(
    store: Store,
    generations: Readonly<Partial<Record<4 | 6, number>>>,
    links: LinkBook,
    asOf: number | null,
  ): Promise<RelationBook> {
    const read = async (id: number | undefined): Promise<Version> => {
      return {
        graph: createRelationGraph(id === undefined ? [] : await linksOf(store, id)),
        cones: null,
        above: new Map(),
      };
    };
    return new RelationBook({ 4: await read(generations[4]), 6: await read(generations[6]) }, links, asOf);
  }

  /** A relation is as old as its link: nothing tells when it was agreed. */
  relation(a: number, b: number, ipVersion: 4 | 6): RelationFact | undefined {
    const relation = relationBetween(this.#versions[ipVersion].graph, a, b);
    if (relation === '?') return undefined;
    return { relation, since: this.#links.link(a, b, ipVersion)?.since ?? null };
  }

  coneSize(asn: number, ipVersion: 4 | 6): number | undefined {
    const version = this.#versions[ipVersion];
    const node = version.graph.indexOf(asn);
    if (node === undefined) return undefined;
    version.cones ??= recursiveConeSizes(version.graph);
    return version.cones[node];
  }

  isInCone(provider: number, customer: number, ipVersion: 4 | 6): boolean {
    const { graph } = this.#versions[ipVersion];
    const [top, node] = [graph.indexOf(provider), graph.indexOf(customer)];
    return top !== undefined && node !== undefined && (top === node || this.#above(node, ipVersion).has(top));
  }

  #above(node: number, ipVersion: 4 | 6): ReadonlySet<number> {
    const { graph, above } = this.#versions[ipVersion];
    let known = above.get(node);
    if (!known) above.set(node, (known = chainUp(graph, node)));
    return known;
  }
}

export function relationsName(world: World, ipVersion: 4 | 6): string {
  return `${world}-${ipVersion}`;
}

function chainUp({ providers }: RelationGraph, node: number): ReadonlySet<number> {
  const above = new Set<number>();
  const waiting = [node];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    for (let i = providers.starts[one] ?? 0; i < (providers.starts[one + 1] ?? 0); i += 1) {
      const provider = providers.targets[i] ?? 0;
      if (above.has(provider)) continue;
      above.add(provider);
      waiting.push(provider);
    }
  }
  return above;
}

async function linksOf(store: Store, id: number): Promise<readonly RelationLink[]> {
  const links: RelationLink[] = [];
  const line = sql`a || E'\t' || b || E'\t' || type`;
  for await (const text of linesOfPartition(store, 'relation', id, line)) {
    for (const row of text.split('\n')) {
      const [a, b, type] = row.split('\t');
      if (type === 'p2c' || type === 'p2p') links.push({ a: Number(a), b: Number(b), type });
    }
  }
  return links;
}
