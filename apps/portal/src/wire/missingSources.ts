import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import type { ScanKind } from '@routeglass/domain/scan';
import type { OpenFace } from '@routeglass/ui/Face';
import type { SourceName } from '@routeglass/ui/MissingSource';

type MissingKinds = AnswerOf<Endpoints['asOverview']>['missing_sources'];

/** The kinds of files of each source: it is missing if none of them is loaded. */
const kindsOf = {
  routes: ['mrt-rib', 'mrt-updates'],
  vrps: ['vrps'],
  irr: ['irr'],
  peeringdb: ['peeringdb'],
  organisations: ['organisations'],
  communities: ['communities'],
} as const satisfies Partial<Record<SourceName, MissingKinds>>;

/** Sources that an overview can report as missing. */
export type OverviewSource = keyof typeof kindsOf;

/** The reports of each kind of scan. */
export const SCAN_SOURCES = {
  loop: 'loop-scans',
  open_port: 'port-scans',
  amplifier: 'amplifier-scans',
} as const satisfies Record<ScanKind, SourceName>;

/** The sources that are not loaded in the world of a network. */
export function missingOf(kinds: MissingKinds): readonly OverviewSource[] {
  return (Object.keys(kindsOf) as OverviewSource[]).filter((source) =>
    kindsOf[source].every((kind) => kinds.includes(kind)),
  );
}

/** Whether a list is loaded and empty: an array or a page of rows. */
export function isEmpty(face: OpenFace<unknown>): boolean {
  if (face.status !== 'ready') return false;
  const { data } = face;
  if (Array.isArray(data)) return data.length === 0;
  return typeof data === 'object' && data !== null && 'total' in data && data.total === 0;
}
