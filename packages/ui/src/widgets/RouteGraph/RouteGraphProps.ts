import type { ReactNode } from 'react';
import type { Face } from '../../facts/face.ts';
import type { GraphEmptyReason } from './emptyText.ts';
import type { GraphData } from './graphData.ts';
import type { LinkEvidenceSource } from './linkEvidence.ts';
import type { PathVerdicts } from './pathVerdict.ts';

export interface RouteGraphProps {
  readonly graph: Face<GraphData>;
  /** The prefix whose routes are drawn; empty while none is chosen. Part of names, file names and sentences. */
  readonly prefix: string;
  /** Why an empty graph is empty, where the caller knows; otherwise it follows from `prefix`. */
  readonly emptyReason?: GraphEmptyReason;
  /** Address of a network's page. */
  readonly hrefOf: (asn: number) => string;
  /** A plain click or Enter on a node; without it the browser follows the address. */
  readonly onSelectNode?: (asn: number) => void;
  /** Whether possible routes were asked for: then it says what they are and warns of large graphs, found any or not. Default false. */
  readonly isExtended?: boolean;
  /** Whether a large graph shows many leaves of one neighbor as a group that opens when pressed. Default true; not for steps of a history. */
  readonly foldsLeaves?: boolean;
  /** What provider attestations (ASPA) say of the paths; without it nothing is said of them. */
  readonly aspa?: PathVerdicts | undefined;
  /** Makes each link's relation show what it rests on: in the drawing by a press or `w`, in the table by its sign. */
  readonly linkEvidence?: LinkEvidenceSource | undefined;
  /** Address of this very view, for the button that copies it; without it there is none. */
  readonly viewHref?: string;
  /** Controls that belong to the graph (pickers, toggles); they go with it into fullscreen. */
  readonly toolbar?: ReactNode;
}
