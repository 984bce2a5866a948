import { useIncident } from '@routeglass/api-client/hooks';
import type { IncidentVerdict, VerdictEvidence } from '@routeglass/ui/IncidentTable';
import { useState } from 'react';
import { evidence } from '../../wire/evidence.ts';
import { faceOf } from '../../wire/face.ts';

const wireNames = { severity: 'severity', activity: 'activity', roa: 'roa', 'route-object': 'route_object' } as const;

/** Why the badges of an incident say what they say, asked for when a person opens one. */
export function useVerdictEvidence(): VerdictEvidence {
  const [opened, setOpened] = useState<{ id: string; verdict: IncidentVerdict } | null>(null);
  const call = useIncident(opened && { params: { id: opened.id } });
  return ({ id }, verdict) => ({
    evidence:
      opened?.id === id && opened.verdict === verdict
        ? faceOf(call, ({ verdicts }) => evidence(verdicts[wireNames[verdict]]))
        : { status: 'loading' },
    onOpenEvidence: () => setOpened({ id, verdict }),
  });
}
