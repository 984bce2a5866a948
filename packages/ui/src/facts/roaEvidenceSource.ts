import type { Evidence } from './evidence.ts';
import type { Face } from './face.ts';
import type { AnnouncedPrefix } from './searchResult.ts';

/** Source of the evidence for a row's verdict: the evidence so far, and a function to request it. */
export type RoaEvidenceSource = (row: AnnouncedPrefix) => {
  readonly evidence: Face<Evidence>;
  readonly onOpenEvidence: () => void;
};

/** The same for its verdict by route objects. */
export type RouteObjectEvidenceSource = RoaEvidenceSource;
