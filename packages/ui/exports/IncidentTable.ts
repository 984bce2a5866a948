export { IncidentTable, type IncidentTableProps } from '../src/widgets/IncidentTable/IncidentTable.tsx';
export type { IncidentVerdict, VerdictEvidence } from '../src/facts/verdictEvidence.ts';
export type { Incident, IncidentParty } from '../src/facts/incident.ts';
