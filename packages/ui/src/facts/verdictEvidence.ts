import type { EvidenceProps } from './evidence.ts';
import type { Incident } from './incident.ts';

/** The verdicts on an incident that have their own evidence. */
export type IncidentVerdict = 'severity' | 'activity' | 'roa' | 'route-object';
export type VerdictEvidence = (incident: Incident, verdict: IncidentVerdict) => EvidenceProps;
