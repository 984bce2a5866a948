import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { scoreEvidence, type ScoreFacts } from '@routeglass/ui/AsHeader';
import type { EvidenceProps } from '@routeglass/ui/EvidencePopover';
import { useCallback, useState } from 'react';
import { faceOf } from './face.ts';

type IpVersion = 4 | 6;

/** Evidence of a network's Connectivity Score, loaded when a person opens it. */
export function useScoreEvidence(): (asn: number, ipVersion: IpVersion) => EvidenceProps {
  const [opened, setOpened] = useState<{ asn: number; ipVersion: IpVersion } | null>(null);
  const call = useCall(
    calls.ratingEvidence,
    opened && { params: { asn: opened.asn }, query: { ip: opened.ipVersion === 4 ? '4' : '6' } },
  );
  return useCallback(
    (asn, ipVersion) => ({
      evidence:
        opened?.asn === asn && opened.ipVersion === ipVersion
          ? faceOf(call, (answer) => scoreEvidence(scoreFacts(answer, ipVersion)))
          : { status: 'loading' },
      onOpenEvidence: () => setOpened({ asn, ipVersion }),
    }),
    [opened, call],
  );
}

/** The answer in the form that the widgets' texts use. */
export function scoreFacts(answer: AnswerOf<Endpoints['ratingEvidence']>, ipVersion: IpVersion): ScoreFacts {
  const { asn, rule, score, position, cone, neighbors, peers, as_of } = answer;
  return {
    asn,
    ipVersion,
    rule,
    score,
    position,
    cone,
    neighbors,
    peers: peers.map(({ peer, share, trimmed }) => ({ asn: peer.asn, name: peer.as_name, share, trimmed })),
    sources: sourceNames(answer),
    asOf: new Date(as_of),
  };
}

/** The tables and updates used, each once. */
export function sourceNames({ sources }: AnswerOf<Endpoints['ratingEvidence']>): string[] {
  return [...new Set(sources.map(({ name }) => name))];
}
