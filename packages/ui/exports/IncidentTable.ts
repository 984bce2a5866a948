export { IncidentTable, type IncidentTableProps } from '../src/widgets/IncidentTable/IncidentTable.tsx';
export type { IncidentVerdict, VerdictEvidence } from '../src/widgets/IncidentTable/verdictEvidence.ts';
export type { Incident, IncidentParty } from '../src/widgets/IncidentTable/incident.ts';
