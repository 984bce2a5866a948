import type { Face } from '../Face/face.ts';
import type { AnnouncedPrefix } from '../SearchResult/searchResult.ts';
import type { RoaEvidence } from '../ValidityBadge/evidence.ts';

/** Where the evidence of a row's ROA verdict comes from: what is known of it, and the way to ask for it. */
export type RoaEvidenceSource = (row: AnnouncedPrefix) => {
  readonly evidence: Face<RoaEvidence>;
  readonly onOpenEvidence: () => void;
};
