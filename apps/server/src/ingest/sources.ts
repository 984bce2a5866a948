import type { SourceKind, World } from '../store/schema.ts';
import { loadCommunities } from './communities/run.ts';
import { loadDelegated } from './delegated/run.ts';
import { loadIrr } from './irr/run.ts';
import type { Load, LoadContext } from './loading.ts';
import { loadRib, loadUpdates } from './mrt/run.ts';
import { loadNames } from './names/run.ts';
import { loadOrganisations } from './organisations/run.ts';
import { loadPeeringdb } from './peeringdb/run.ts';
import { loadScans } from './scans/run.ts';
import { fileName, seriesName, undatedName } from './seriesName.ts';
import { loadSpecialPurpose } from './special-purpose/run.ts';
import { loadAspas, loadVrps } from './vrps/run.ts';

/** How files of one kind are loaded. */
export interface SourceOfFiles {
  readonly kind: SourceKind;
  /** The name of a file's generation. A live generation of the same kind and name is replaced. */
  nameOf(path: string, collector: string, world: World): string;
  load(context: LoadContext): Promise<Load>;
  /** Why part of such a file must never be loaded, not even on request. */
  readonly wholeOnly?: string;
  /** Each file is the complete state of its source: one older than the loaded one is refused, and one with far fewer records gets a remark. */
  readonly isState?: boolean;
  /** A file without records is valid: it means nothing was found. */
  readonly mayBeEmpty?: boolean;
  /** The name of its records. Default: records. */
  readonly noun?: string;
}

/** For kinds with one source per world, which a newer file replaces. */
const oneOfWorld = (name: string, world: World): string => (world === 'lab' ? `lab-${name}` : name);

const sources: readonly SourceOfFiles[] = [
  { kind: 'mrt-rib', nameOf: (_, collector) => collector, load: loadRib },
  { kind: 'mrt-updates', nameOf: (path, collector) => `${collector}/${fileName(path)}`, load: loadUpdates },
  {
    kind: 'vrps',
    nameOf: (_, __, world) => oneOfWorld('rpki', world),
    load: loadVrps,
    wholeOnly: 'part of the VRPs would call valid routes invalid',
    isState: true,
    noun: 'VRPs',
  },
  {
    kind: 'aspas',
    nameOf: (_, __, world) => oneOfWorld('aspas', world),
    load: loadAspas,
    wholeOnly: 'part of the ASPAs would leave out providers that are attested',
    isState: true,
    noun: 'ASPAs',
  },
  { kind: 'as-names', nameOf: (path, _, world) => oneOfWorld(undatedName(path), world), load: loadNames },
  { kind: 'peeringdb', nameOf: (_, __, world) => oneOfWorld('peeringdb', world), load: loadPeeringdb, isState: true },
  { kind: 'irr', nameOf: (path, _, world) => oneOfWorld(undatedName(path), world), load: loadIrr, isState: true },
  { kind: 'organisations', nameOf: (_, __, world) => oneOfWorld('organisations', world), load: loadOrganisations },
  { kind: 'communities', nameOf: (path, _, world) => oneOfWorld(undatedName(path), world), load: loadCommunities },
  {
    kind: 'delegated',
    nameOf: (path, _, world) => oneOfWorld(seriesName(path), world),
    load: loadDelegated,
    isState: true,
  },
  {
    kind: 'special-purpose',
    nameOf: (path, _, world) => oneOfWorld(seriesName(path), world),
    load: loadSpecialPurpose,
    isState: true,
  },
  {
    kind: 'scans',
    nameOf: (path, _, world) => oneOfWorld(seriesName(path), world),
    load: loadScans,
    isState: true,
    mayBeEmpty: true,
  },
];

/** The kinds a file can have. */
export const fileKinds: readonly SourceKind[] = sources.map((source) => source.kind);

export function sourceOf(kind: SourceKind): SourceOfFiles | undefined {
  return sources.find((source) => source.kind === kind);
}
