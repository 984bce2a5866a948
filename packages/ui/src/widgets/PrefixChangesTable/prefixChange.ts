import type { ChangeKind } from '../../facts/change.ts';
import type { EvidenceProps } from '../../facts/evidence.ts';
import type { Validity } from '@routeglass/domain/validity';
import { NOT_LOADED, validityLooks } from '../../facts/validityLook.ts';

/** Registry verdicts on an announcement; null if nothing of the kind was loaded by then. */
export interface PrefixVerdicts {
  readonly roa: Validity | null;
  readonly routeObject: Validity | null;
}

/** A prefix that was added, withdrawn or changed its verdict between two days. */
export interface PrefixChange {
  readonly prefix: string;
  readonly change: ChangeKind;
  /** Null if the prefix was not announced. */
  readonly before: PrefixVerdicts | null;
  readonly after: PrefixVerdicts | null;
}

/** A verdict in a comparison: its kind, and the day at whose end it applied (`2026-11-09`, UTC). */
export interface PrefixVerdictOfDay {
  readonly prefix: string;
  readonly by: keyof PrefixVerdicts;
  readonly day: string;
}

/** Source of the evidence for such a verdict. */
export type PrefixChangeEvidence = (verdict: PrefixVerdictOfDay) => EvidenceProps;

const verdictWord = (validity: Validity | null): string => (validity ? validityLooks[validity].label : NOT_LOADED);

/** The state of a prefix on a day, as plain text: `Announced; ROA: Valid; route object: Unknown`. */
export function verdictsText(verdicts: PrefixVerdicts | null): string {
  if (!verdicts) return 'Not announced';
  return `Announced; ROA: ${verdictWord(verdicts.roa)}; route object: ${verdictWord(verdicts.routeObject)}`;
}
