/** Relations between networks: inference from paths, cones, tier-1 distance, the valley-free rule. */
export { cleanPath, type CleaningRules, type DropReason } from '../src/relations/cleanPath.ts';
export { recursiveCone, recursiveConeSizes } from '../src/relations/cones.ts';
export { declaredRelation, Declarations, type MembersOf, ownSets } from '../src/relations/declarations.ts';
export { DistinctPaths } from '../src/relations/distinctPaths.ts';
export { HIDDEN_PEER } from '../src/relations/feeds.ts';
export { createRelationGraph, relationBetween, relationTypes, reversed } from '../src/relations/graph.ts';
export type { LinkType, Relation, RelationGraph, RelationLink } from '../src/relations/graph.ts';
export { type InferenceRule, inferenceRules } from '../src/relations/linkStates.ts';
export { type Inferred, type InferredLink, inferRelations, withHiddenPeer } from '../src/relations/inferRelations.ts';
export { findLeak, isValleyFree, type Leak, type LeakType } from '../src/relations/leak.ts';
export { type LinkRecord, mergeLink, type RelationPeriod, updateLink } from '../src/relations/linkRecord.ts';
export { type Link, type LinkSight, LinkTally, type RouteSight } from '../src/relations/linkTally.ts';
export { observedCones } from '../src/relations/observedCones.ts';
export { type PathSight, PathTally } from '../src/relations/pathTally.ts';
export { PrefixPaths, type PrefixSight } from '../src/relations/prefixPaths.ts';
export { isPoisoned } from '../src/relations/poisoned.ts';
export { type Testimony, testimonyRules } from '../src/relations/testimony.ts';
export { tier1Distances } from '../src/relations/tier1Distance.ts';
