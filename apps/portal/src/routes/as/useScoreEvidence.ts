import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import { useRatingEvidence } from '@routeglass/api-client/hooks';
import { type AsHeaderProps, scoreEvidence, type ScoreFacts } from '@routeglass/ui/AsHeader';
import { useState } from 'react';
import { faceOf } from '../../wire/face.ts';

/** What the Connectivity Score of a network rests on, asked for when a person opens it. */
export function useScoreEvidence(asn: number | null): NonNullable<AsHeaderProps['ratingEvidence']> {
  const [opened, setOpened] = useState<4 | 6 | null>(null);
  const isAsked = asn !== null && opened !== null;
  const call = useRatingEvidence(isAsked ? { params: { asn }, query: { ip: opened === 4 ? '4' : '6' } } : null);
  return (ipVersion) => ({
    evidence:
      opened === ipVersion
        ? faceOf(call, (answer) => scoreEvidence(scoreFacts(answer, ipVersion)))
        : { status: 'loading' },
    onOpenEvidence: () => setOpened(ipVersion),
  });
}

function scoreFacts(answer: AnswerOf<Endpoints['ratingEvidence']>, ipVersion: 4 | 6): ScoreFacts {
  const { asn, rule, score, position, cone, neighbors, peers, sources, as_of } = answer;
  return {
    asn,
    ipVersion,
    rule,
    score,
    position,
    cone,
    neighbors,
    peers: peers.map(({ peer, share, trimmed }) => ({ asn: peer.asn, name: peer.as_name, share, trimmed })),
    sources: [...new Set(sources.map(({ name }) => name))],
    asOf: new Date(as_of),
  };
}
