import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { scoreEvidence } from '@routeglass/ui/AsHeader';
import { type AsOverviewCardsProps, coneEvidence, type OverviewRating } from '@routeglass/ui/AsOverviewCards';
import type { Evidence } from '@routeglass/ui/EvidencePopover';
import { useState } from 'react';
import { faceOf } from '../../wire/face.ts';
import { scoreFacts, sourceNames } from '../../wire/scoreEvidence.ts';

/** Evidence of a network's rating position, loaded when a person opens it. */
export function usePositionEvidence(asn: number): NonNullable<AsOverviewCardsProps['ratingEvidence']> {
  const [opened, setOpened] = useState<Pick<OverviewRating, 'metric' | 'ipVersion'> | null>(null);
  const call = useCall(
    calls.ratingEvidence,
    opened && { params: { asn }, query: { ip: opened.ipVersion === 4 ? '4' : '6' } },
  );
  return (rating) => ({
    evidence:
      opened?.metric === rating.metric && opened.ipVersion === rating.ipVersion
        ? faceOf(call, (answer) => positionEvidence(answer, rating))
        : { status: 'loading' },
    onOpenEvidence: () => setOpened({ metric: rating.metric, ipVersion: rating.ipVersion }),
  });
}

function positionEvidence(answer: AnswerOf<Endpoints['ratingEvidence']>, rating: OverviewRating): Evidence {
  if (rating.metric === 'score') return scoreEvidence(scoreFacts(answer, rating.ipVersion));
  return coneEvidence({
    asn: answer.asn,
    rating,
    coneKind: answer.cone_kind,
    cone: answer.cone,
    neighbors: answer.neighbors,
    sources: sourceNames(answer),
    asOf: new Date(answer.as_of),
  });
}
