import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { comparedInstant } from '@routeglass/domain/time';
import type { PrefixChangesTableProps, PrefixVerdictOfDay } from '@routeglass/ui/PrefixChangesTable';
import { pastRoaEvidence, pastRouteObjectEvidence } from '@routeglass/ui/ValidityBadge';
import { useState } from 'react';
import { faceOf } from '../../wire/face.ts';
import { pastRoas, pastRouteObjects } from './pastVerdicts.ts';

/** Evidence of a verdict on a network's prefix at the end of a day, loaded when a person opens it. */
export function usePastVerdictEvidence(asn: number): NonNullable<PrefixChangesTableProps['evidence']> {
  const [opened, setOpened] = useState<PrefixVerdictOfDay | null>(null);
  const roas = useCall(calls.historyOfRoas, opened?.by === 'roa' ? questionOf(opened, asn) : null);
  const objects = useCall(calls.historyOfRouteObjects, opened?.by === 'routeObject' ? questionOf(opened, asn) : null);
  return (verdict) => {
    const { prefix, by, day } = verdict;
    const judged = { prefix, asn, day };
    const isOpen = opened?.prefix === prefix && opened.by === by && opened.day === day;
    const onOpenEvidence = () => setOpened(verdict);
    if (!isOpen) return { evidence: { status: 'loading' }, onOpenEvidence };
    return {
      evidence:
        by === 'roa'
          ? faceOf(roas, (records) => pastRoaEvidence(pastRoas(records, judged)))
          : faceOf(objects, (records) => pastRouteObjectEvidence(pastRouteObjects(records, judged))),
      onOpenEvidence,
    };
  };
}

/** Query for the end of the day. */
function questionOf({ prefix, day }: PrefixVerdictOfDay, asn: number) {
  const at = comparedInstant(day).toISOString();
  return { query: { prefix, asn, from_datetime: at, until_datetime: at } };
}
