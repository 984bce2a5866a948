export { IncidentTable, type IncidentTableProps } from '../src/widgets/IncidentTable/IncidentTable.tsx';
export type { Incident, IncidentParty, PartyRole } from '../src/widgets/IncidentTable/incident.ts';
