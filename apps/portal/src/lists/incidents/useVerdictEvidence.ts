import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import type { Evidence } from '@routeglass/ui/EvidencePopover';
import type { IncidentVerdict, VerdictEvidence } from '@routeglass/ui/IncidentTable';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { evidence } from '../../wire/evidence.ts';
import { faceOf } from '../../wire/face.ts';
import { historyOf } from './verdictHistory.ts';

const wireNames = { severity: 'severity', activity: 'activity', roa: 'roa', 'route-object': 'route_object' } as const;

/** Evidence behind a badge of an incident. */
export function verdictEvidence({ verdicts }: AnswerOf<Endpoints['incident']>, verdict: IncidentVerdict): Evidence {
  return evidence(verdicts[wireNames[verdict]]);
}

/** Evidence behind the badges of incidents, loaded when a person opens one. */
export function useVerdictEvidence(): VerdictEvidence {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<{ id: string; verdict: IncidentVerdict } | null>(null);
  const call = useCall(calls.incident, opened && { params: { id: opened.id } });
  return (incident, verdict) => {
    const { id } = incident;
    const history = historyOf(incident, verdict);
    return {
      evidence:
        opened?.id === id && opened.verdict === verdict
          ? faceOf(call, (answer) => verdictEvidence(answer, verdict))
          : { status: 'loading' },
      onOpenEvidence: () => setOpened({ id, verdict }),
      ...(history !== null && { onOpenHistory: () => void navigate(history) }),
    };
  };
}
