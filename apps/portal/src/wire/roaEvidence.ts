import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import type { PrefixTableProps } from '@routeglass/ui/PrefixTable';
import { roaEvidence, type RoaFacts } from '@routeglass/ui/ValidityBadge';
import { useState } from 'react';
import { faceOf } from './face.ts';

/** Evidence of a row's ROA verdict, loaded when a person opens it. */
export function useRoaEvidence(): NonNullable<PrefixTableProps['evidence']> {
  const [opened, setOpened] = useState<{ prefix: string; asn: number } | null>(null);
  const verdict = faceOf(useCall(calls.roaValidity, opened && { query: opened }), (answer) =>
    roaEvidence(roaFacts(answer)),
  );
  return ({ prefix, origin: { asn } }) => ({
    evidence: opened?.prefix === prefix && opened.asn === asn ? verdict : { status: 'loading' },
    onOpenEvidence: () => setOpened({ prefix, asn }),
  });
}

function roaFacts(answer: AnswerOf<Endpoints['roaValidity']>): RoaFacts {
  return {
    prefix: answer.prefix,
    asn: answer.asn,
    reason: answer.reason,
    asOf: answer.as_of === null ? null : new Date(answer.as_of),
    vrps: answer.vrps.map(({ max_length, ...vrp }) => ({ ...vrp, maxLength: max_length })),
  };
}
