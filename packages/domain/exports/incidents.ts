/** Incidents: their kinds and lists, and what makes one. */
export {
  conflictCodes,
  describeConflict,
  ingressConflict,
  specificityConflict,
  speakerShares,
  specificities,
  type ConflictCode,
  type SpeakerShare,
  type Specificity,
} from '../src/incidents/conflicts.ts';
export {
  incidentKinds,
  incidentLists,
  incidentSorts,
  type IncidentKind,
  type IncidentList,
  type IncidentSort,
} from '../src/incidents/incidentLists.ts';
