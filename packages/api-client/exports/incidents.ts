/** Lists of incidents and similar items: their calls by kind and list, their rows and their filters. */
export { evidence, observedRoute } from '../src/contract/incidents/incident.ts';
export type { Evidence } from '../src/contract/incidents/incident.ts';
export { incidentCalls, incidentCallTable } from '../src/contract/incidents/incidentCalls.ts';
export type { IncidentCalls, IncidentListCalls } from '../src/contract/incidents/incidentCalls.ts';
export { incidentStates, type IncidentState } from '../src/contract/incidents/allIncidents.ts';
export { incidentRow, incidentSuspect, storedKinds } from '../src/contract/incidents/incidentRow.ts';
export type { IncidentRow } from '../src/contract/incidents/incidentRow.ts';
export { countryItem, histogramDay, listCalls } from '../src/contract/incidents/listCalls.ts';
export type { CountryItem, HistogramDay } from '../src/contract/incidents/listCalls.ts';
export { NO_COUNTRY, severities, severity } from '../src/contract/incidents/listQuery.ts';
export type { ListFilters, Severity } from '../src/contract/incidents/listQuery.ts';
