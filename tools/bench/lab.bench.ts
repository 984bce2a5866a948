import { createRelationGraph, inferRelations, relationBetween, type InferredLink } from '@routeglass/domain/relations';
import { DEFAULT_SEED, DEFAULT_START } from '../../apps/server/src/lab/files.ts';
import { liveThrough, makeSample } from '../../apps/server/src/lab/makeLab.ts';
import type { Sample } from '../../apps/server/src/lab/sample.ts';
import type { Bench, Figure } from './bench.ts';

/** Shares of visible links that must be inferred right (published accuracy of the method on the whole Internet: 99.6 % and 98.7 %). */
const LIMITS = { p2c: 97, p2p: 90 } as const;

export const bench: Bench = {
  topic: 'lab',
  about: 'the laboratory Internet: time to generate it, and how well the analytics match its truth',
  run(report) {
    const began = performance.now();
    const sample = makeSample({ seed: DEFAULT_SEED, start: DEFAULT_START });
    const messages = [...liveThrough(sample).messages()].length;
    const seconds = (performance.now() - began) / 1000;
    report({ what: 'world and week, without writing files', unit: 's', ours: seconds, note: `${messages} messages` });
    for (const version of [4, 6] as const) {
      const { links, clique } = inferRelations(pathsOf(sample, version), { routeServers: routeServersOf(sample) });
      const graph = createRelationGraph(sample.world.links[version]);
      for (const type of ['p2c', 'p2p'] as const) report(accuracy(links, version, type, graph));
      const top = sample.world.networks.filter(({ role }) => role === 'tier1').map(({ asn }) => asn);
      const found = clique.filter((asn) => top.includes(asn)).length;
      report({
        what: `IPv${version} clique members found`,
        unit: `of ${top.length}`,
        ours: found,
        note: `${clique.length - found} others`,
      });
    }
  },
};

/** Of the visible links that really have a type, the share with that inferred type. */
function accuracy(
  links: readonly InferredLink[],
  version: 4 | 6,
  type: 'p2c' | 'p2p',
  graph: ReturnType<typeof createRelationGraph>,
): Figure {
  const truly = links.filter(({ a, b }) => (relationBetween(graph, a, b) === 'p2p') === (type === 'p2p'));
  const right = truly.filter(({ a, b, type: told }) => relationBetween(graph, a, b) === told);
  return {
    what: `IPv${version} ${type} links classified correctly`,
    unit: '%',
    ours: (100 * right.length) / truly.length,
    limit: { at: LIMITS[type], better: 'higher' },
    note: `${right.length} of ${truly.length} visible links`,
  };
}

/** Distinct paths of the tables at the start. */
function pathsOf(sample: Sample, version: 4 | 6): number[][] {
  const week = liveThrough(sample);
  const sessions = sample.world.collectors.flatMap((collector) => collector.sessions);
  const paths = sessions
    .filter(({ address }) => address.length === (version === 4 ? 4 : 16))
    .flatMap((session) => week.table(session).flatMap((route) => (route ? [route.path.join(' ')] : [])));
  return [...new Set(paths)].map((text) => text.split(' ').map(Number));
}

function routeServersOf({ world }: Sample): Set<number> {
  return new Set(world.exchanges.map(({ routeServer }) => routeServer.asn));
}
