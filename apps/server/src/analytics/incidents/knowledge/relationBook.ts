import type { RelationFact, RelationLookup } from '@routeglass/domain/incident-detection';
import {
  createRelationGraph,
  recursiveConeSizes,
  relationBetween,
  type RelationGraph,
  type RelationLink,
} from '@routeglass/domain/relations';
import { sql } from 'kysely';
import type { Store } from '../../../store/store.ts';
import { linesOfPartition } from '../../../store/tableLines.ts';
import type { BeliefBook } from './beliefBook.ts';
import type { LinkBook } from './linkBook.ts';

interface Version {
  readonly graph: RelationGraph;
  /** Customer cones by node; computed when first needed. */
  cones: ArrayLike<number> | null;
  /** Direct and indirect providers by node, as far as asked. */
  readonly above: Map<number, ReadonlySet<number>>;
}

export interface RelationSettings {
  readonly store: Store;
  /** Ids of the relations by IP version, as they will be live. */
  readonly generations: Readonly<Partial<Record<4 | 6, number>>>;
  readonly links: LinkBook;
  readonly beliefs: BeliefBook;
  /** When the first full table of each IP version was taken, seconds since 1970. */
  readonly tablesSince: Readonly<Record<4 | 6, number | null>>;
  /** Instant of the newest routes that the relations are inferred from. */
  readonly asOf: number | null;
}

/** The relations of a world as inferred now and as believed before. */
export class RelationBook implements RelationLookup {
  readonly source: RelationLookup['source'];
  readonly #versions: Readonly<Record<4 | 6, Version>>;
  readonly #settings: RelationSettings;

  private constructor(versions: Readonly<Record<4 | 6, Version>>, settings: RelationSettings) {
    this.#versions = versions;
    this.#settings = settings;
    this.source = { name: 'Relations inferred from routing tables', asOf: settings.asOf };
  }

  static async open(settings: RelationSettings): Promise<RelationBook> {
    const { store, generations } = settings;
    const read = async (id: number | undefined): Promise<Version> => {
      return {
        graph: createRelationGraph(id === undefined ? [] : await linksOf(store, id)),
        cones: null,
        above: new Map(),
      };
    };
    return new RelationBook({ 4: await read(generations[4]), 6: await read(generations[6]) }, settings);
  }

  /** A relation is as old as its link unless it was seen to change: routes do not show when it was agreed. */
  relation(a: number, b: number, ipVersion: 4 | 6, at?: number): RelationFact | undefined {
    const { beliefs, links, tablesSince } = this.#settings;
    const since = links.link(a, b, ipVersion)?.since ?? null;
    const belief = at === undefined ? undefined : beliefs.at(a, b, ipVersion, at);
    const relation = belief?.relation ?? relationBetween(this.#versions[ipVersion].graph, a, b);
    if (relation === '?') return undefined;
    const believedSince = belief?.from ?? since ?? tablesSince[ipVersion];
    return { relation, since, ...(believedSince !== null && { believedSince }) };
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

function chainUp({ providers }: RelationGraph, node: number): ReadonlySet<number> {
  const above = new Set<number>();
  const waiting = [node];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    for (let i = providers.starts[one]!; i < providers.starts[one + 1]!; i += 1) {
      const provider = providers.targets[i]!;
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
