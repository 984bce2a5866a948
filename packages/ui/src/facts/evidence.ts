import type { Face } from './face.ts';

/** One fact that a verdict rests on. */
export interface EvidenceInput {
  /** What it is: `ROA for 10.0.0.0/16, up to /22`. */
  readonly name: string;
  readonly value: string;
  /** Page of the value, where it has one. */
  readonly href?: string;
  /** Whether it speaks for the thing judged (true) or against it (false); absent where it does neither. */
  readonly speaksFor?: boolean | undefined;
  /** Who says so: a table, a registry, a trust anchor. */
  readonly source: string;
  /** When the source was made; null where that is not known. */
  readonly asOf: Date | null;
}

/** Why a verdict is what it is, in the one shape that all badges share. */
export interface Evidence {
  /** What decided here, in a sentence. */
  readonly reason: string;
  /** The rule in general, with its source. */
  readonly rule: string;
  readonly inputs: readonly EvidenceInput[];
  /** What would change the verdict, a sentence each. */
  readonly changes: readonly string[];
}

/** What every badge with evidence takes. */
export interface EvidenceProps {
  /** Makes the badge a button that shows why. */
  readonly evidence?: Face<Evidence> | undefined;
  /** Tells that the evidence is asked for, so that it may be fetched only then. */
  readonly onOpenEvidence?: (() => void) | undefined;
  /** Makes the reason lead to the history of what was judged. */
  readonly onOpenHistory?: (() => void) | undefined;
}
