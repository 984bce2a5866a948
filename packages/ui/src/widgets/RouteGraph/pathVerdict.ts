import { pathKey } from '@routeglass/domain/as-path';
import { validities, type AspaVerdict } from '@routeglass/domain/validity';
import type { EvidenceProps } from '../../facts/evidence.ts';

/** Verdict of provider attestations (ASPA) on a path, with the first hop that fails. */
export type PathVerdict = Pick<AspaVerdict, 'state' | 'hop'>;

/** Verdicts on a graph's paths, by `pathKey` (`@routeglass/domain/as-path`). */
export interface PathVerdicts {
  /** Undefined if unknown. */
  readonly verdictOf: (path: string) => PathVerdict | undefined;
  /** Evidence for a path's verdict; called when it is opened. */
  readonly evidenceOf?: (path: string) => EvidenceProps;
}

/** `ASPA: 3 valid, 1 invalid`; null if no verdict is known. */
export function verdictCounts(paths: readonly string[], { verdictOf }: PathVerdicts): string | null {
  const found = paths.flatMap((path) => verdictOf(pathKey(path))?.state ?? []);
  const counts = validities.flatMap((state) => {
    const count = found.filter((each) => each === state).length;
    return count > 0 ? `${count} ${state}` : [];
  });
  return counts.length > 0 ? `ASPA: ${counts.join(', ')}` : null;
}

/** The failing hop of an invalid path over this adjacency, if it is this adjacency. Null if no path fails here. */
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

/** A verdict with its failing hop: `Invalid: AS64514 is not an attested provider of AS64512`. */
export function verdictWords({ state, hop }: PathVerdict): string {
  const word = `${state[0]?.toUpperCase()}${state.slice(1)}`;
  if (!hop) return word;
  return hop.authorisation === 'not provider'
    ? `${word}: AS${hop.provider} is not an attested provider of AS${hop.customer}`
    : `${word}: AS${hop.customer} has no ASPA`;
}
