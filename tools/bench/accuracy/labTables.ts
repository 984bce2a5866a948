import { createRelationGraph, Declarations, inferRelations, type Testimony } from '@routeglass/domain/relations';
import { objectsIn, policiesOf, recordOf, type RpslObject } from '@routeglass/domain/rpsl';
import { DEFAULT_START } from '../../../apps/server/src/lab/files.ts';
import { liveThrough, makeSample } from '../../../apps/server/src/lab/makeLab.ts';
import { createRandom } from '../../../apps/server/src/lab/random.ts';
import { rpslFile } from '../../../apps/server/src/lab/registries/rpsl.ts';
import type { Sample } from '../../../apps/server/src/lab/sample.ts';
import type { ComparedTable } from './relationTables.ts';

export interface LabTable extends ComparedTable {
  readonly seed: number;
  readonly version: 4 | 6;
  /** Whether its registry and exchange points were used, too. */
  readonly withRegistry: boolean;
}

/** The lab's tables at the start of its week, compared with its truth: from paths alone, and with its registry and exchange points. */
export function* labTables(seed: number): Generator<LabTable, void> {
  const sample = makeSample({ seed, start: DEFAULT_START });
  const { world } = sample;
  const week = liveThrough(sample);
  const routeServers = new Set(world.exchanges.map(({ routeServer }) => routeServer.asn));
  const sessions = world.collectors.flatMap((collector) => collector.sessions);
  const objects = registryOf(sample);
  for (const version of [4, 6] as const) {
    const texts = sessions
      .filter(({ address }) => address.length === (version === 4 ? 4 : 16))
      .flatMap((session) => week.table(session).flatMap((route) => (route ? [route.path.join(' ')] : [])));
    const paths = [...new Set(texts)].map((text) => text.split(' ').map(Number));
    for (const withRegistry of [false, true]) {
      yield {
        name: `laboratory, IPv${version}${withRegistry ? ', with registry and exchanges' : ''}`,
        remark: withRegistry
          ? 'uses import and export lines, AS-SETs and users of route servers, some missing or outdated'
          : `${sessions.length} collector sessions with ${new Set(sessions.map(({ asn }) => asn)).size} networks, IPv4 and IPv6`,
        limit: { p2c: 97, p2p: 90 },
        paths,
        inferred: inferRelations(
          paths,
          { routeServers },
          withRegistry ? [...declared(objects, version), ...metAtExchanges(sample)] : [],
        ),
        witness: createRelationGraph(world.links[version]),
        seed,
        version,
        withRegistry,
      };
    }
  }
}

function registryOf(sample: Sample): RpslObject[] {
  return objectsIn([[...rpslFile(sample, createRandom(sample.seed).fork('route objects'))].join('')]);
}

function declared(objects: readonly RpslObject[], version: 4 | 6): Testimony[] {
  const declarations = new Declarations(version);
  const members = new Map<string, { asns: number[]; sets: string[] }>();
  for (const object of objects) {
    const record = recordOf(object);
    if (record === null || 'reason' in record) continue;
    if (record.kind === 'aut-num') declarations.add(record.asn, policiesOf(object.attributes));
    if (record.kind !== 'as-set') continue;
    members.set(record.name, {
      asns: record.members.flatMap((member) => ('asn' in member ? [member.asn] : [])),
      sets: record.members.flatMap((member) => ('set' in member ? [member.set] : [])),
    });
  }
  return declarations.testimonies((set) => members.get(set));
}

/** Pairs of networks that use the route server of the same exchange point. */
function metAtExchanges({ world }: Sample): Testimony[] {
  return world.exchanges.flatMap(({ ports }) => {
    const users = ports.filter(({ isRouteServerPeer }) => isRouteServerPeer).map(({ network }) => network.asn);
    return users.flatMap((a) =>
      users.flatMap((b): Testimony[] => (a < b ? [{ a, b, type: 'p2p', rule: 'exchange' }] : [])),
    );
  });
}
