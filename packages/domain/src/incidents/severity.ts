import type { SpeakerShare } from './conflicts.ts';
import type { Severity } from './incident.ts';

/** Few vantage points: under a tenth of them, or under three. Many: half or more. */
const FEW = { share: 0.1, peers: 3 } as const;
const MANY = 0.5;

export function speakersOf(peers: number, peersWithTable: number): SpeakerShare {
  const share = peers / Math.max(1, peersWithTable);
  if (peers < FEW.peers || share < FEW.share) return 'few';
  return share < MANY ? 'several' : 'many';
}

/** Lowest coefficient of each severity. */
const HIGH = 0.65;
const MEDIUM = 0.4;
const LOW = 0.2;

/** The highest coefficient under a ceiling of each severity. */
const CEILINGS: Readonly<Record<Severity, number>> = {
  info: LOW - 0.01,
  low: MEDIUM - 0.01,
  medium: HIGH - 0.01,
  high: 1,
};

export interface Grade {
  readonly severity: Severity;
  readonly coefficient: number;
  /** How it was determined, in a sentence. */
  readonly reason: string;
}

export interface GradeInput {
  /** How much the evidence weighs, 0 to 1, and why. */
  readonly weight: number;
  readonly because: string;
  readonly peers: number;
  readonly peersWithTable: number;
  /** The highest severity allowed, with the reason; the lowest of several applies. */
  readonly ceilings: readonly { readonly severity: Severity; readonly because: string }[];
}

/**
 * Coefficient = weight of the evidence × (0.25 + 0.75 × √share of the peers that see it): a quarter for being seen at all, and the square root
 * because the first peers that accept a route say more than the last ones. Below 0.2 info, below 0.4 low, below 0.65 medium, else high;
 * mitigating circumstances set a ceiling.
 */
export function gradeOf({ weight, because, peers, peersWithTable, ceilings }: GradeInput): Grade {
  const share = Math.min(1, peers / Math.max(1, peersWithTable));
  const plain = weight * (0.25 + 0.75 * Math.sqrt(share));
  const ceiling = ceilings.toSorted((a, b) => CEILINGS[a.severity] - CEILINGS[b.severity])[0];
  const coefficient = Math.min(plain, ceiling ? CEILINGS[ceiling.severity] : 1);
  const seen = `${because} (weight ${weight.toFixed(2)}), seen by ${peers} of ${peersWithTable} vantage points at peak`;
  return {
    severity: severityOf(coefficient),
    coefficient: Math.round(coefficient * 1e4) / 1e4,
    reason: ceiling && plain > coefficient ? `${seen}. Capped at ${ceiling.severity}: ${ceiling.because}.` : `${seen}.`,
  };
}

export function severityOf(coefficient: number): Severity {
  if (coefficient >= HIGH) return 'high';
  if (coefficient >= MEDIUM) return 'medium';
  return coefficient >= LOW ? 'low' : 'info';
}
