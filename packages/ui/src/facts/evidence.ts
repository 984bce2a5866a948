import type { Face } from './face.ts';

/** One fact behind a verdict. */
export interface EvidenceInput {
  /** Name of the fact: `ROA for 10.0.0.0/16, up to /22`. */
  readonly name: string;
  readonly value: string;
  /** Page about the value, if there is one. */
  readonly href?: string;
  /** Whether it supports the thing judged (true) or contradicts it (false); absent if neither. */
  readonly speaksFor?: boolean | undefined;
  /** Source of the fact: a table, a registry, a trust anchor. */
  readonly source: string;
  /** When the source was made; null if unknown. */
  readonly asOf: Date | null;
}

/** Explanation of a verdict, in the form that all badges share. */
export interface Evidence {
  /** What decided this case, in one sentence. */
  readonly reason: string;
  /** The rule in general, with its source. */
  readonly rule: string;
  readonly inputs: readonly EvidenceInput[];
  /** What would change the verdict, one sentence each. */
  readonly changes: readonly string[];
}

/** Props of every badge with evidence. */
export interface EvidenceProps {
  /** Makes the badge a button that shows its explanation. */
  readonly evidence?: Face<Evidence> | undefined;
  /** Called when the evidence is requested, so that it can be fetched only then. */
  readonly onOpenEvidence?: (() => void) | undefined;
  /** Makes the reason a link to the history of the thing judged. */
  readonly onOpenHistory?: (() => void) | undefined;
}
