import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import type { GraphLink, LinkEvidenceSource } from '@routeglass/ui/RouteGraph';
import { useMemo, useState } from 'react';
import { evidence } from '../wire/evidence.ts';
import { faceOrNothing } from '../wire/face.ts';

/** Evidence of a link's relation, loaded when a person opens it. It is that of the newest inference, even if the graph shows an earlier time. */
export function useLinkEvidence(prefix: string | null): LinkEvidenceSource {
  const ipVersion = prefix?.includes(':') ? 6 : 4;
  const [opened, setOpened] = useState<GraphLink | null>(null);
  const call = useCall(calls.neighborEvidence, opened && { params: { targetAsn: opened.to, asn: opened.from } });
  const { data, error, retry } = call;
  return useMemo(() => {
    const nothing = notSeen(opened, ipVersion);
    const face = faceOrNothing(
      { data, error, isLoading: false, retry },
      ({ relations }) => {
        const found = relations.find(({ ip_version }) => ip_version === ipVersion);
        return found ? evidence(found.evidence) : nothing;
      },
      nothing,
    );
    return (link) => ({
      evidence: opened?.from === link.from && opened.to === link.to ? face : { status: 'loading' },
      onOpenEvidence: () => setOpened(link),
    });
  }, [opened, ipVersion, data, error, retry]);
}

function notSeen(link: GraphLink | null, ipVersion: 4 | 6) {
  const ends = `AS${link?.to} next to AS${link?.from} over IPv${ipVersion}`;
  return {
    reason: `No loaded route contains ${ends}. The line is from an earlier time or a possible route.`,
    rule: 'Relations are inferred from the AS paths of the loaded tables (AS-Rank, Luckie et al., IMC 2013).',
    inputs: [],
    changes: [`A table with a path through ${ends} is loaded.`],
  };
}
