import type { ChangeKind } from '../../facts/change.ts';
import type { EvidenceProps } from '../../facts/evidence.ts';
import type { Validity } from '@routeglass/domain/validity';
import { NOT_LOADED, validityLooks } from '../../facts/validityLook.ts';

/** What the registries said of an announcement; null where none of the kind was loaded by then. */
export interface PrefixVerdicts {
  readonly roa: Validity | null;
  readonly routeObject: Validity | null;
}

/** A prefix that one day has and the other has not, or of which the registries said something else. */
export interface PrefixChange {
  readonly prefix: string;
  readonly change: ChangeKind;
  /** Null where the prefix was not announced. */
  readonly before: PrefixVerdicts | null;
  readonly after: PrefixVerdicts | null;
}

/** A verdict of a comparison: which of the two, and at the end of which day (`2026-11-09`, UTC). */
export interface PrefixVerdictOfDay {
  readonly prefix: string;
  readonly by: keyof PrefixVerdicts;
  readonly day: string;
}

/** Where the evidence of such a verdict comes from. */
export type PrefixChangeEvidence = (verdict: PrefixVerdictOfDay) => EvidenceProps;

const verdictWord = (validity: Validity | null): string => (validity ? validityLooks[validity].label : NOT_LOADED);

/** What a day had of a prefix, in plain letters: `Announced; ROA: Valid; route object: Unknown`. */
export function verdictsText(verdicts: PrefixVerdicts | null): string {
  if (!verdicts) return 'Not announced';
  return `Announced; ROA: ${verdictWord(verdicts.roa)}; route object: ${verdictWord(verdicts.routeObject)}`;
}
