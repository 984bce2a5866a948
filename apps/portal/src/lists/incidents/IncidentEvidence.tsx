import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { IncidentEvidenceDialog } from '@routeglass/ui/IncidentEvidenceDialog';
import type { Incident } from '@routeglass/ui/IncidentTable';
import type { VerdictSource } from '@routeglass/ui/PrefixTable';
import { useNavigate } from 'react-router';
import { faceOf } from '../../wire/face.ts';
import { incident as incidentOf, incidentEvidence } from './incident.ts';
import { historyOf } from './verdictHistory.ts';
import { verdictEvidence } from './useVerdictEvidence.ts';

interface IncidentEvidenceProps {
  readonly id: string;
  /** The incident if it is in the list on show; otherwise it is loaded. */
  readonly shown: Incident | undefined;
  /** Sources of verdicts that are not loaded. */
  readonly unjudged: readonly VerdictSource[] | undefined;
  readonly onClose: () => void;
}

/** All known facts of one incident, in a dialog. */
export function IncidentEvidence({ id, shown, unjudged, onClose }: IncidentEvidenceProps) {
  const navigate = useNavigate();
  const call = useCall(calls.incident, { params: { id } });
  const incident = shown ?? (call.data && incidentOf(call.data.incident));
  if (!incident) return null;
  return (
    <IncidentEvidenceDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      incident={incident}
      unjudged={unjudged}
      evidence={faceOf(call, incidentEvidence)}
      verdicts={(judged, verdict) => {
        const history = historyOf(judged, verdict);
        return {
          evidence: faceOf(call, (answer) => verdictEvidence(answer, verdict)),
          ...(history !== null && { onOpenHistory: () => void navigate(history) }),
        };
      }}
    />
  );
}
