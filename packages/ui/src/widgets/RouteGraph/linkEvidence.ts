import type { EvidenceProps } from '../../facts/evidence.ts';
import type { GraphEdge } from './graphData.ts';

/** A link of the graph: `from` heard the route from `to`, and stands to it in this relation. */
export type GraphLink = Pick<GraphEdge, 'from' | 'to' | 'type'>;

/** Where the evidence of a link's relation comes from; asked for when one is opened. */
export type LinkEvidenceSource = (link: GraphLink) => EvidenceProps;
