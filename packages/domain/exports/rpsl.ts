/** Objects of Internet routing registries (RPSL, RFC 2622), and what the product takes from them. */
export { listOf, type RpslAttribute, type RpslObject, valueOf, valuesOf } from '../src/rpsl/rpslObject.ts';
export { objectsIn, type RpslProblem, RpslReader, type RpslSink } from '../src/rpsl/rpslReader.ts';
export { findLoops, networksOf, reachSets } from '../src/rpsl/expandSet.ts';
export type { ReachedSets, ReadSets, SetContent, SetLoop } from '../src/rpsl/expandSet.ts';
export { policiesOf, type Policy } from '../src/rpsl/policies.ts';
export { parseSetReference, recordOf } from '../src/rpsl/registryRecords.ts';
export type { RecordProblem, RegistryRecord, SetMember } from '../src/rpsl/registryRecords.ts';
export type {
  AsSetRecord,
  AutNumRecord,
  ContactRecord,
  MaintainerRecord,
  RouteRecord,
  RouteSetRecord,
} from '../src/rpsl/registryRecords.ts';
export { registryOrder } from '../src/rpsl/registryOrder.ts';
export { HEALTH_CHECKS, judgeSet } from '../src/rpsl/setHealth.ts';
export type { HealthCheck, HealthLevel, SeenBehind, SetFacts, SetHealth, SetHomonym } from '../src/rpsl/setHealth.ts';
