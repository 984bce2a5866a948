import { basename } from 'node:path';
import type { SourceKind, World } from '../store/schema.ts';
import { loadCommunities } from './communities/run.ts';
import { loadIrr } from './irr/run.ts';
import type { Load, LoadContext } from './loading.ts';
import { loadRib, loadUpdates } from './mrt/run.ts';
import { loadNames } from './names/run.ts';
import { loadOrganisations } from './organisations/run.ts';
import { loadPeeringdb } from './peeringdb/run.ts';
import { loadVrps } from './vrps/run.ts';

/** How files of one kind are loaded. */
export interface SourceOfFiles {
  readonly kind: SourceKind;
  /** Which generation of its kind a file becomes; a live one of the same name is replaced. */
  nameOf(path: string, collector: string, world: World): string;
  load(context: LoadContext): Promise<Load>;
  /** Part of such a file must never be loaded, not even on request, and why. */
  readonly wholeOnly?: string;
}

const fileName = (path: string): string => basename(path).replace(/\.(?:gz|bz2)$/, '');

/** Of some kinds each world has one, which a newer file replaces. */
const oneOfWorld = (name: string, world: World): string => (world === 'lab' ? `lab-${name}` : name);

const sources: readonly SourceOfFiles[] = [
  { kind: 'mrt-rib', nameOf: (_, collector) => collector, load: loadRib },
  { kind: 'mrt-updates', nameOf: (path, collector) => `${collector}/${fileName(path)}`, load: loadUpdates },
  {
    kind: 'vrps',
    nameOf: (_, __, world) => oneOfWorld('rpki', world),
    load: loadVrps,
    wholeOnly: 'part of the VRPs would call valid routes invalid',
  },
  { kind: 'as-names', nameOf: fileName, load: loadNames },
  { kind: 'peeringdb', nameOf: (_, __, world) => oneOfWorld('peeringdb', world), load: loadPeeringdb },
  { kind: 'irr', nameOf: (path, _, world) => oneOfWorld(fileName(path), world), load: loadIrr },
  { kind: 'organisations', nameOf: (_, __, world) => oneOfWorld('organisations', world), load: loadOrganisations },
  { kind: 'communities', nameOf: (path, _, world) => oneOfWorld(fileName(path), world), load: loadCommunities },
];

/** Kinds that a file can be of. */
export const fileKinds: readonly SourceKind[] = sources.map((source) => source.kind);

export function sourceOf(kind: SourceKind): SourceOfFiles | undefined {
  return sources.find((source) => source.kind === kind);
}
