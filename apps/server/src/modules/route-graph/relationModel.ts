import { createRelationGraph, type RelationGraph, type RelationLink } from '@routeglass/domain/relations';
import type { Store } from '../../store/store.ts';
import { liveRelationsId, relationPage } from './repository.ts';

const PAGE = 10_000;

/** The inferred relations as a graph in memory, by the name of their generation; undefined where none are inferred. */
export type RelationModels = (name: string) => Promise<RelationGraph | undefined>;

/** Keeps each model until its generation is replaced. It is read in pages of the `bulk` lane, so that other readers go on. */
export function createRelationModels(store: Store): RelationModels {
  const kept = new Map<string, { readonly id: number; readonly graph: Promise<RelationGraph> }>();
  return async (name) => {
    const id = await liveRelationsId(store.db, name);
    if (id === undefined) return undefined;
    const known = kept.get(name);
    if (known?.id === id) return known.graph;
    const graph = readModel(store, id);
    graph.catch(() => kept.delete(name));
    kept.set(name, { id, graph });
    return graph;
  };
}

async function readModel(store: Store, generationId: number): Promise<RelationGraph> {
  const links: RelationLink[] = [];
  let after = { a: -1, b: -1 };
  for (;;) {
    const page = await relationPage(store.bulk, generationId, after, PAGE);
    for (const { a, b, type } of page) if (type !== '?') links.push({ a, b, type });
    const last = page.at(-1);
    if (!last || page.length < PAGE) return createRelationGraph(links);
    after = last;
  }
}
