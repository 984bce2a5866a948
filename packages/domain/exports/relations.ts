/** Relations between networks: inference from paths, cones, tier-1 distance, the valley-free rule. */
export { createRelationGraph, relationBetween } from '../src/relations/graph.ts';
export type { LinkType, Relation, RelationGraph, RelationLink } from '../src/relations/graph.ts';
