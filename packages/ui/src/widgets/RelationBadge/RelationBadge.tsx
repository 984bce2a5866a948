import type { NeighborRelation } from '@routeglass/domain/neighbor';
import { ArrowDown, ArrowLeftRight, ArrowUp, Minus } from 'lucide-react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import type { IconDrawing } from '../../primitives/Icon/Icon.tsx';
import type { EvidenceProps } from '../../facts/evidence.ts';
import { EvidencePopover } from '../EvidencePopover/EvidencePopover.tsx';
import { relationWords } from '../../facts/relationWords.ts';

export interface RelationBadgeProps extends EvidenceProps {
  /** The neighbor's relation to the network of the page. */
  readonly relation: NeighborRelation;
  /** What was judged, to title the evidence: `AS64512 and AS64601`. */
  readonly subject?: string;
}

const icons: Readonly<Record<NeighborRelation, IconDrawing>> = {
  providers: ArrowUp,
  customers: ArrowDown,
  peerings: ArrowLeftRight,
  unspecified: Minus,
};

/** The relation of two networks: a customer pays its provider, peers do not pay each other. */
export function RelationBadge({ relation, subject = 'Relation', ...evidence }: RelationBadgeProps) {
  const word = relationWords[relation].one;
  return (
    <EvidencePopover {...evidence} verdict={word} subject={subject}>
      <Badge kind="outline" icon={icons[relation]}>
        {word}
      </Badge>
    </EvidencePopover>
  );
}
