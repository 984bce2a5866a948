import type { EvidenceProps } from '../../facts/evidence.ts';
import type { GraphEdge } from './graphData.ts';

/** A link of the graph: `from` heard the route from `to`, and has this relation to it. */
export type GraphLink = Pick<GraphEdge, 'from' | 'to' | 'type'>;

/** Source of the evidence for a link's relation; called when one is opened. */
export type LinkEvidenceSource = (link: GraphLink) => EvidenceProps;
