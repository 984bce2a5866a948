import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import type { Evidence, EvidenceProps } from '@routeglass/ui/EvidencePopover';
import type { OpenFace } from '@routeglass/ui/Face';
import { pastRelationEvidence } from '@routeglass/ui/RelationBadge';
import { useState } from 'react';
import { faceOf, faceOrNothing } from '../../wire/face.ts';
import { pastRelation, type AskedRelation } from './pastRelations.ts';

/** Evidence of a neighbor's relation at some time, loaded when a person opens it. */
export function usePastRelationEvidence(asn: number): (asked: AskedRelation) => EvidenceProps {
  const [opened, setOpened] = useState<AskedRelation | null>(null);
  const link = opened && { params: { targetAsn: opened.neighbor, asn } };
  const history = useCall(calls.neighborHistory, link && { ...link, query: { ip: 'all' } });
  // Networks that are no longer adjacent still have a history.
  const grounds = faceOrNothing(useCall(calls.neighborEvidence, link), ({ relations }) => relations, []);
  const evidenceOf = (asked: AskedRelation): OpenFace<Evidence> =>
    grounds.status === 'ready'
      ? faceOf(history, (periods) => pastRelationEvidence(pastRelation(asn, asked, { periods, grounds: grounds.data })))
      : grounds;
  return (asked) => ({
    evidence: opened && nameOf(opened) === nameOf(asked) ? evidenceOf(asked) : { status: 'loading' },
    onOpenEvidence: () => setOpened(asked),
  });
}

function nameOf({ neighbor, relation, ipVersions, at }: AskedRelation): string {
  const instant = 'start' in at ? at.start : at.endOf;
  return `${neighbor} ${relation} ${ipVersions.join()} ${instant.getTime()}`;
}
