import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import type { NeighborTableProps } from '@routeglass/ui/NeighborTable';
import { useState } from 'react';
import { evidence } from '../../wire/evidence.ts';
import { faceOf } from '../../wire/face.ts';

/** Evidence of a neighbor's relation, loaded when a person opens it. If the IP versions differ, it is that of the relation on show. */
export function useRelationEvidence(asn: number): NonNullable<NeighborTableProps['evidence']> {
  const [opened, setOpened] = useState<{ targetAsn: number; relation: string } | null>(null);
  const call = useCall(calls.neighborEvidence, opened && { params: { targetAsn: opened.targetAsn, asn } });
  const face = faceOf(call, ({ relations }) => {
    const shown = relations.find(({ type }) => type === opened?.relation) ?? relations[0];
    return evidence(shown?.evidence ?? NOTHING);
  });
  return ({ network, relation }) => ({
    evidence: opened?.targetAsn === network.asn && opened.relation === relation ? face : { status: 'loading' },
    onOpenEvidence: () => setOpened({ targetAsn: network.asn, relation }),
  });
}

const NOTHING = {
  reason: 'The routes behind this relation are no longer loaded.',
  rule: 'A relation is inferred from the AS paths of loaded tables.',
  inputs: [],
  changes: ['A table with a path through both networks is loaded.'],
};
