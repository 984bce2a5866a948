import type { SourceName } from './sourceWords.ts';
import type { Found } from './searchResult.ts';

/** Sources of the verdicts in a list. */
export const verdictSources = ['vrps', 'irr'] as const satisfies readonly SourceName[];
export type VerdictSource = (typeof verdictSources)[number];

/** Verdict sources that are not loaded: for all rows of a list, or per row if the list mixes both worlds. */
export type Unjudged = readonly VerdictSource[] | ((row: Found) => readonly VerdictSource[]);

/** Verdict sources that are not loaded; with `sample`, only those of that world count. */
export function unjudgedBy(
  loaded: readonly { readonly kind: string; readonly sample: boolean }[],
  sample?: boolean,
): readonly VerdictSource[] {
  return verdictSources.filter((source) =>
    loaded.every((one) => one.kind !== source || (sample !== undefined && one.sample !== sample)),
  );
}

/** Verdict sources that are not loaded for one row. */
export function unjudgedOf(unjudged: Unjudged, row: Found): readonly VerdictSource[] {
  return typeof unjudged === 'function' ? unjudged(row) : unjudged;
}

/** Verdict sources that are not loaded for at least one of the rows. */
export function unjudgedAmong(unjudged: Unjudged, rows: readonly Found[]): readonly VerdictSource[] {
  return verdictSources.filter((source) => rows.some((row) => unjudgedOf(unjudged, row).includes(source)));
}
