export { allIncidents, networkIncidents } from '../../src/contract/incidents/allIncidents.ts';
