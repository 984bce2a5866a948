/** Incidents: their kinds and lists, and what makes one. */
export { conflictCodes, describeConflict } from '../src/incidents/conflicts.ts';
export { ingressConflict, specificityConflict, speakerShares, specificities } from '../src/incidents/conflicts.ts';
export type { ConflictCode, SpeakerShare, Specificity } from '../src/incidents/conflicts.ts';
export { incidentKinds, incidentLists, incidentSorts } from '../src/incidents/incidentLists.ts';
export type { IncidentKind, IncidentList } from '../src/incidents/incidentLists.ts';
export type { IncidentListPath, IncidentSort } from '../src/incidents/incidentLists.ts';
export { bogonTypes, closings, hijackTypes, leakTypes, severities, SAMPLE_ROUTES } from '../src/incidents/incident.ts';
export { isPathBogon, isPeerLeak } from '../src/incidents/incident.ts';
export type { BogonType, Closing, HijackType, LeakIncidentType, Severity } from '../src/incidents/incident.ts';
export type { Incident, IncidentEvidence, IncidentFact, IncidentPrefix } from '../src/incidents/incident.ts';
export type { IncidentType, SampleRoute, Suspect } from '../src/incidents/incident.ts';
export { type PartyRole, partyRoles } from '../src/incidents/partyRoles.ts';
export { verdictsOf, type IncidentVerdicts, type VerdictEvidence } from '../src/incidents/verdicts.ts';
