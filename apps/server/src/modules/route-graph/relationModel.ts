import { createRelationGraph, type RelationGraph, type RelationLink } from '@routeglass/domain/relations';
import { keptPerImport } from '../../store/keptPerImport.ts';
import type { Store } from '../../store/store.ts';
import { liveRelations, relationPage } from './repository.ts';

const PAGE = 10_000;

/** The inferred relations as graphs in memory, by the name of their generation. */
export interface RelationModels {
  /** Waits until it is read; undefined if no relations are inferred. */
  whole(name: string): Promise<RelationGraph | undefined>;
  /** Undefined also until it is read, for callers who can ask the database instead. */
  atHand(name: string): Promise<RelationGraph | undefined>;
}

interface Model {
  readonly id: number;
  readonly graph: Promise<RelationGraph>;
  read?: RelationGraph;
}

/** Keeps each model until its generation is replaced. It is read page by page in the `bulk` lane, so that other readers can go on. */
export function createRelationModels(store: Store, stamp: () => Promise<string>): RelationModels {
  const kept = new Map<string, Model>();
  const live = keptPerImport(stamp, () => liveRelations(store.db));
  return {
    async whole(name) {
      const id = (await live()).get(name);
      if (id === undefined) return undefined;
      const known = kept.get(name);
      if (known?.id === id) return known.graph;
      const model: Model = { id, graph: readModel(store, id) };
      kept.set(name, model);
      model.graph.then(
        (graph) => (model.read = graph),
        () => kept.delete(name),
      );
      return model.graph;
    },

    async atHand(name) {
      const id = (await live()).get(name);
      const known = kept.get(name);
      return known?.id === id ? known?.read : undefined;
    },
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
