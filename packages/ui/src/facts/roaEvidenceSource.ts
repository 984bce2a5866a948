import type { Evidence } from './evidence.ts';
import type { Face } from './face.ts';
import type { AnnouncedPrefix } from './searchResult.ts';

/** Where the evidence of a row's verdict comes from: what is known of it, and the way to ask for it. */
export type RoaEvidenceSource = (row: AnnouncedPrefix) => {
  readonly evidence: Face<Evidence>;
  readonly onOpenEvidence: () => void;
};

/** The same of its verdict by route objects. */
export type RouteObjectEvidenceSource = RoaEvidenceSource;
