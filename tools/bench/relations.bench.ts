import {
  createRelationGraph,
  inferRelations,
  recursiveConeSizes,
  relationBetween,
  tier1Distances,
} from '@routeglass/domain/relations';
import { readAsRelations } from '../known-answers/asRelations.ts';
import { readAnnounced } from '../known-answers/routes.ts';
import { sharedData } from '../shared-data.ts';
import { type Bench, median } from './bench.ts';

const CAIDA = 'as-rel/20160101.as-rel.txt.gz';
/** Tables with few and with many peers; the relations of 2016 are a later witness, not the truth of that day. */
const TABLES = [
  'mrt/rib.20140523.0600.slice.bz2',
  'mrt/rib.rrc06.20100701.0759.bz2',
  'mrt/rib6.20151101.0600.slice.bz2',
];
const ROUNDS = 9;

export const bench: Bench = {
  topic: 'relations',
  about: 'cones from the relations of January 2016; inference from real tables',
  skip: () => (sharedData(CAIDA) ? null : 'the relations of 2016 are missing'),
  async run(report) {
    const links = readAsRelations(sharedData(CAIDA) ?? '');
    const graph = createRelationGraph(links);
    report({ what: `graph of ${links.length} links`, unit: 'ms', ours: time(() => createRelationGraph(links)) });
    report({
      what: `all recursive cones of ${graph.asns.length} networks`,
      unit: 'ms',
      ours: time(() => recursiveConeSizes(graph)),
      limit: { at: 100, better: 'lower' },
    });
    report({ what: 'Tier-1 distances', unit: 'ms', ours: time(() => tier1Distances(graph, [174, 1299, 2914, 3356])) });
    for (const table of TABLES) {
      const file = sharedData(table);
      if (!file) continue;
      const { paths } = await readAnnounced(file);
      const inferred = inferRelations(paths);
      report({
        what: `inference from ${paths.length} paths of ${table.replace('mrt/', '')}`,
        unit: 'ms',
        ours: time(() => inferRelations(paths), 3),
        note: `${inferred.links.length} links, clique of ${inferred.clique.length}`,
      });
      for (const type of ['p2c', 'p2p'] as const) {
        const told = inferred.links.filter(
          (link) => link.type === type && relationBetween(graph, link.a, link.b) !== '?',
        );
        const same = told.filter(({ a, b }) => relationBetween(graph, a, b) === type);
        report({
          what: `  its ${type} links that are ${type} in CAIDA's file of 2016`,
          unit: '%',
          ours: (100 * same.length) / told.length,
          note: `${same.length} of ${told.length}`,
        });
      }
    }
  },
};

function time(work: () => unknown, rounds = ROUNDS): number {
  return median(
    Array.from({ length: rounds }, () => {
      const began = performance.now();
      work();
      return performance.now() - began;
    }),
  );
}
