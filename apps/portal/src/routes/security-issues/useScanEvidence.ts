import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import type { ScanKind } from '@routeglass/domain/scan';
import { scanEvidence, type ScanEvidenceSource } from '@routeglass/ui/ScanTable';
import { useState } from 'react';
import { faceOf } from '../../wire/face.ts';

/** Evidence behind the badges of findings. The dates of the reports are loaded when a person opens the first badge. */
export function useScanEvidence(asn: number, kind: ScanKind): ScanEvidenceSource {
  const [isAsked, setAsked] = useState(false);
  const reports = useCall(calls.scanOverview, isAsked ? { params: { asn }, query: {} } : null);
  return (finding, verdict) => ({
    evidence: faceOf(reports, (types) => {
      const made = types.find(({ id }) => id === finding.type.id)?.as_of ?? null;
      return scanEvidence(verdict, { kind, finding, asOf: made === null ? null : new Date(made) });
    }),
    onOpenEvidence: () => setAsked(true),
  });
}
