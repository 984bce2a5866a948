import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBogonCheck, IANA_REGISTRY, withOrdinary } from '@routeglass/domain/bogon';
import type { PrefixStory } from '@routeglass/domain/history';
import { type IncidentLookup, surveyOf } from '@routeglass/domain/incident-detection';
import { formatPrefix } from '@routeglass/domain/prefix';
import { createRelationGraph, inferRelations, observedCones, relationBetween } from '@routeglass/domain/relations';
import {
  type AspaTable,
  createOriginValidator,
  type RouteObject,
  routeObjectValidity,
} from '@routeglass/domain/validity';
import { DEFAULT_START, FILE_NAMES, type LabFile } from '../../../../apps/server/src/lab/files.ts';
import { makeLab } from '../../../../apps/server/src/lab/makeLab.ts';
import type { Truth } from '../../../../apps/server/src/lab/truth.ts';
import { LAB_V4, LAB_V6 } from '../../../../apps/server/src/lab/world/addressPlan.ts';
import { FIRST_ASN, LAST_ASN } from '../../../../apps/server/src/lab/world/makeNetworks.ts';
import { readVrps } from '../../../known-answers/vrps.ts';
import { StoryReader } from './storyReader.ts';

/** The lab's files as seen by the analytics, together with the truth. */
export interface LabWorld {
  readonly truth: Truth;
  readonly reader: StoryReader;
  readonly stories: readonly PrefixStory[];
  readonly lookup: IncidentLookup;
}

/** Generates the lab of a seed, reads what its collectors saw, and deletes the files. */
export async function readLabWorld(seed: number): Promise<LabWorld> {
  const out = mkdtempSync(join(tmpdir(), 'routeglass-lab-'));
  try {
    const files = await makeLab({ seed, start: DEFAULT_START, out });
    const truth = JSON.parse(readFileSync(join(out, FILE_NAMES.truth), 'utf8')) as Truth;
    const reader = new StoryReader();
    for (const { kind, path } of files) if (kind === 'mrt-rib' || kind === 'mrt-updates') await reader.read(path);
    const stories = reader.stories();
    return { truth, reader, stories, lookup: await lookupOf(truth, reader, stories, files) };
  } finally {
    rmSync(out, { recursive: true });
  }
}

/** Relations are inferred from the table at the start, as a server would do before anything happens. */
async function lookupOf(
  truth: Truth,
  reader: StoryReader,
  stories: readonly PrefixStory[],
  files: readonly LabFile[],
): Promise<IncidentLookup> {
  const path = (id: number): readonly number[] => reader.paths[id] ?? [];
  const survey = surveyOf(stories, path);
  const books = { 4: relationsOf(stories, 4, path, truth), 6: relationsOf(stories, 6, path, truth) };
  const validator = createOriginValidator(await readVrps(pathOf(files, 'vrps')));
  const attested = readAttested(pathOf(files, 'vrps'));
  const objects = readRouteObjects(pathOf(files, 'irr'));
  const holders = new Map(truth.networks.map(({ asn, organisation }) => [asn, organisation]));
  const ordinary = {
    prefixes: [LAB_V4, LAB_V6].map(formatPrefix),
    asns: [{ first: FIRST_ASN, last: LAST_ASN }],
  };
  const registry = { name: 'Laboratory', asOf: truth.start };
  return {
    ...survey,
    path,
    peerAsn: (peer) => reader.peerAsns[peer]!,
    peersWithTable: (ipVersion) => books[ipVersion].peers,
    tablesSince: () => truth.start,
    bogons: createBogonCheck(withOrdinary(IANA_REGISTRY, ordinary)),
    specialPurpose: registry,
    relations: {
      source: { name: 'Inferred', asOf: truth.start },
      relation(a, b, ipVersion) {
        const relation = relationBetween(books[ipVersion].graph, a, b);
        return relation === '?' ? undefined : { relation, since: null, believedSince: truth.start };
      },
    },
    coneSize: (asn, ipVersion) => books[ipVersion].cones.get(asn)?.size,
    isInCone: (provider, customer, ipVersion) => books[ipVersion].cones.get(provider)?.has(customer) ?? false,
    sharedOrganisation: (a, b) => (holders.get(a) === holders.get(b) ? holders.get(a) : undefined),
    organisations: registry,
    roa: (prefix, origin) => validator.explain(prefix, origin),
    roas: registry,
    routeObject: (prefix, origin) => routeObjectValidity(origin, objects.get(prefix) ?? []),
    routeObjects: registry,
    earlier: () => [],
    aspas: { tables: { 4: attested, 6: attested }, source: registry },
    unallocated: () => undefined,
    sets: () => [],
  };
}

function pathOf(files: readonly LabFile[], kind: LabFile['kind']): string {
  return files.find((file) => file.kind === kind)?.path ?? '';
}

function readAttested(file: string): AspaTable {
  const { aspas } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly aspas: readonly { readonly customer_asid: number; readonly providers: readonly number[] }[];
  };
  return new Map(aspas.map(({ customer_asid, providers }) => [customer_asid, new Set(providers)]));
}

function readRouteObjects(file: string): Map<string, RouteObject[]> {
  const objects = new Map<string, RouteObject[]>();
  for (const object of readFileSync(file, 'utf8').split(/\n\n+/)) {
    const [, prefix] = /^route6?:\s*(\S+)/m.exec(object) ?? [];
    const [, origin] = /^origin:\s*AS(\d+)/m.exec(object) ?? [];
    const [, source = ''] = /^source:\s*(\S+)/m.exec(object) ?? [];
    if (prefix && origin) objects.set(prefix, [...(objects.get(prefix) ?? []), { origin: Number(origin), source }]);
  }
  return objects;
}

function relationsOf(
  stories: readonly PrefixStory[],
  ipVersion: 4 | 6,
  path: (id: number) => readonly number[],
  truth: Truth,
) {
  const peers = new Set<number>();
  const ids = new Set<number>();
  for (const story of stories) {
    if (story.ipVersion !== ipVersion) continue;
    for (const { fromSnapshot, path: id, peer } of story.routes) {
      if (!fromSnapshot) continue;
      peers.add(peer);
      ids.add(id);
    }
  }
  const routeServers = new Set(truth.route_servers);
  const paths = [...ids].map(path);
  const { links } = inferRelations(paths, { routeServers });
  const graph = createRelationGraph(links);
  return { peers: peers.size, graph, cones: observedCones(graph, paths) };
}
