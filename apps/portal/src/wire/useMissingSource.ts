import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { scanGroups, type ScanKind } from '@routeglass/domain/scan';
import type { OpenFace } from '@routeglass/ui/Face';
import type { SourceName } from '@routeglass/ui/MissingSource';
import { isEmpty, missingOf, type OverviewSource, SCAN_SOURCES } from './missingSources.ts';

/** A list, and the missing source if that is why it is empty. */
interface Told<Data> {
  /** Loading as long as it is empty and the reason is unknown. */
  readonly face: OpenFace<Data>;
  readonly missingSource: SourceName | undefined;
}

/**
 * A network's list from one source. An empty list means that there is nothing only if the source is loaded. Without a network, the list is taken as
 * it is.
 */
export function useMissingSource<Data>(
  asn: number | undefined,
  source: OverviewSource,
  face: OpenFace<Data>,
): Told<Data> {
  const { data, error } = useCall(calls.asOverview, asn === undefined ? null : { params: { asn } });
  const isKnown = asn === undefined || error !== undefined;
  const isMissing = data ? missingOf(data.missing_sources).includes(source) : isKnown ? false : undefined;
  return told(face, source, isMissing);
}

/** The same for findings of one kind of scan, whose reports are loaded by type. */
export function useMissingScans<Data>(asn: number, kind: ScanKind, face: OpenFace<Data>): Told<Data> {
  const { data, error } = useCall(calls.scanOverview, { params: { asn }, query: {} });
  const isMissing = data ? !hasReport(data, kind) : error ? false : undefined;
  return told(face, SCAN_SOURCES[kind], isMissing);
}

/** The same for a prefix without a named network. Loads the sources only if the list is empty. */
export function useMissingSourceOfPrefix<Data>(
  prefix: string,
  source: 'vrps' | 'irr',
  face: OpenFace<Data>,
): Told<Data> {
  const { data, error } = useCall(calls.sources, isEmpty(face) ? { query: { prefix } } : null);
  const isMissing = data ? data.every(({ kind }) => kind !== source) : error ? false : undefined;
  return told(face, source, isMissing);
}

/** The same for an AS-SET. If it is not found and no registry of the real Internet is loaded, the registries are missing. */
export function useMissingRegistry<Data>(face: OpenFace<Data>): Told<Data> {
  const { data, error } = useCall(calls.sources, isEmpty(face) ? { query: {} } : null);
  const isMissing = data ? data.every(({ kind, sample }) => kind !== 'irr' || sample) : error ? false : undefined;
  return told(face, 'irr', isMissing);
}

function hasReport(overview: AnswerOf<Endpoints['scanOverview']>, kind: ScanKind): boolean {
  return overview.some(({ group, as_of }) => group === scanGroups[kind] && as_of !== null);
}

function told<Data>(face: OpenFace<Data>, source: SourceName, isMissing: boolean | undefined): Told<Data> {
  if (!isEmpty(face)) return { face, missingSource: undefined };
  return {
    face: isMissing === undefined ? { status: 'loading' } : face,
    missingSource: isMissing ? source : undefined,
  };
}
