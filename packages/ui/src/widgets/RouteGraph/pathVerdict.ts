import { pathKey } from '@routeglass/domain/as-path';
import { validities, type AspaVerdict } from '@routeglass/domain/validity';
import type { EvidenceProps } from '../../facts/evidence.ts';

/** What provider attestations (ASPA) say of a path, with the first hop that fails. */
export type PathVerdict = Pick<AspaVerdict, 'state' | 'hop'>;

/** Verdicts of a graph's paths; a path is asked for by its `pathKey` (`@routeglass/domain/as-path`). */
export interface PathVerdicts {
  /** Undefined while it is not known. */
  readonly verdictOf: (path: string) => PathVerdict | undefined;
  /** Why a path is judged as it is; asked for when it is opened. */
  readonly evidenceOf?: (path: string) => EvidenceProps;
}

/** `ASPA: 3 valid, 1 invalid`; null where nothing is known of the paths. */
export function verdictCounts(paths: readonly string[], { verdictOf }: PathVerdicts): string | null {
  const found = paths.flatMap((path) => verdictOf(pathKey(path))?.state ?? []);
  const counts = validities.flatMap((state) => {
    const count = found.filter((each) => each === state).length;
    return count > 0 ? `${count} ${state}` : [];
  });
  return counts.length > 0 ? `ASPA: ${counts.join(', ')}` : null;
}

/** The failing hop of a path where it is this adjacency, of all paths over it. Null where none fails here. */
export function failingHop(
  { from, to, paths }: { readonly from: number; readonly to: number; readonly paths: readonly string[] },
  { verdictOf }: PathVerdicts,
): NonNullable<PathVerdict['hop']> | null {
  for (const path of paths) {
    const verdict = verdictOf(pathKey(path));
    if (verdict?.state === 'invalid' && verdict.hop?.customer === to && verdict.hop.provider === from)
      return verdict.hop;
  }
  return null;
}

/** `Invalid, AS64514 is no attested provider of AS64512`: a verdict with its failing hop. */
export function verdictWords({ state, hop }: PathVerdict): string {
  const word = `${state[0]?.toUpperCase()}${state.slice(1)}`;
  if (!hop) return word;
  return hop.authorisation === 'not provider'
    ? `${word}: AS${hop.provider} is not an attested provider of AS${hop.customer}`
    : `${word}: AS${hop.customer} has no ASPA`;
}
