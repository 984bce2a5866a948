import type { ReactNode } from 'react';
import type { Face } from '../../facts/face.ts';
import type { GraphEmptyReason } from './emptyText.ts';
import type { GraphData } from './graphData.ts';
import type { LinkEvidenceSource } from './linkEvidence.ts';
import type { PathVerdicts } from './pathVerdict.ts';

export interface RouteGraphProps {
  readonly graph: Face<GraphData>;
  /** The prefix whose routes are drawn; empty if none is chosen. Used in names, file names and sentences. */
  readonly prefix: string;
  /** Why an empty graph is empty, if known; otherwise derived from `prefix`. */
  readonly emptyReason?: GraphEmptyReason;
  /** URL of a network's page. */
  readonly hrefOf: (asn: number) => string;
  /** Called for a plain click or Enter on a node; without it the browser follows the link. */
  readonly onSelectNode?: (asn: number) => void;
  /** Whether possible routes were requested: then they are explained, with a warning for large graphs, even if none were found. Default false. */
  readonly isExtended?: boolean;
  /**
   * Whether a large graph shows many leaves of one neighbor as a group that expands on a press. Default true; does not apply to steps of a history.
   */
  readonly foldsLeaves?: boolean;
  /** Verdicts on the paths by provider attestations (ASPA); without it there are none. */
  readonly aspa?: PathVerdicts | undefined;
  /** Gives each link's relation its evidence: by a press or `w` in the drawing, by its icon in the table. */
  readonly linkEvidence?: LinkEvidenceSource | undefined;
  /** URL of this view, for the copy button; without it there is no button. */
  readonly viewHref?: string;
  /** Controls of the graph (pickers, toggles); they are part of fullscreen too. */
  readonly toolbar?: ReactNode;
}
