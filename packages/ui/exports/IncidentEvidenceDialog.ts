export {
  IncidentEvidenceDialog,
  type IncidentEvidenceDialogProps,
} from '../src/widgets/IncidentEvidenceDialog/IncidentEvidenceDialog.tsx';
export type {
  IncidentEvidence,
  IncidentSuspect,
  ObservedRoute,
} from '../src/widgets/IncidentEvidenceDialog/incidentEvidence.ts';
