/** Incidents: their kinds and lists, and what makes one. */
export { conflictCodes, describeConflict } from '../src/incidents/conflicts.ts';
export { ingressConflict, specificityConflict, speakerShares, specificities } from '../src/incidents/conflicts.ts';
export type { ConflictCode, SpeakerShare, Specificity } from '../src/incidents/conflicts.ts';
export { incidentKinds, incidentLists, incidentSorts } from '../src/incidents/incidentLists.ts';
export type { IncidentKind, IncidentList } from '../src/incidents/incidentLists.ts';
export type { IncidentListPath, IncidentSort } from '../src/incidents/incidentLists.ts';
