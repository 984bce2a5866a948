import { createPropagation, possiblePaths } from '@routeglass/domain/propagation';
import { createRelationGraph } from '@routeglass/domain/relations';
import { readAsRelations } from '../known-answers/asRelations.ts';
import { sharedData } from '../shared-data.ts';
import { type Bench, median } from './bench.ts';

const CAIDA = 'as-rel/20160101.as-rel.txt.gz';
const ORIGINS = 400;
/** Steps through the nodes by a prime, so that origins of all kinds and ages are used. */
const STRIDE = 7919;
const CLIQUE = [174, 209, 286, 701, 1239, 1299, 2828, 2914, 3257, 3320, 3356, 5511, 6453, 6461, 6762, 7018, 12_956];

export const bench: Bench = {
  topic: 'propagation',
  about: 'best routes of the whole Internet to one origin, relations of January 2016',
  skip: () => (sharedData(CAIDA) ? null : 'the relations of 2016 are missing'),
  run(report) {
    const graph = createRelationGraph(readAsRelations(sharedData(CAIDA) ?? ''));
    const propagation = createPropagation(graph);
    const origins = Array.from({ length: ORIGINS }, (_, i) => graph.asns[(i * STRIDE) % graph.asns.length]!);
    const { reached } = propagation.announce(15_169);
    report({
      what: `one origin to ${reached} networks`,
      unit: 'ms',
      ours: medianTime(origins, (origin) => propagation.announce(origin)),
      limit: { at: 1.5, better: 'lower' },
    });
    report({
      what: 'an origin and its hijacker',
      unit: 'ms',
      ours: medianTime(origins, (origin) => propagation.compete([{ asn: origin }, { asn: 12_389 }])),
    });
    report({
      what: 'possible paths of the clique to one origin',
      unit: 'ms',
      ours: medianTime(origins.slice(0, 60), (origin) => possiblePaths(graph, origin, CLIQUE)),
    });
  },
};

/** Median over the origins, after one round over all of them to warm up. */
function medianTime(origins: readonly number[], work: (origin: number) => unknown): number {
  for (const origin of origins) work(origin);
  return median(
    origins.map((origin) => {
      const began = performance.now();
      work(origin);
      return performance.now() - began;
    }),
  );
}
