import { ArrowDown, ArrowLeftRight, ArrowUp, Minus } from 'lucide-react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import type { IconDrawing } from '../../primitives/Icon/Icon.tsx';
import { relationWords, type NeighborRelation } from './relationWords.ts';

export interface RelationBadgeProps {
  /** What the neighbour is to the network of the page. */
  readonly relation: NeighborRelation;
}

const icons: Readonly<Record<NeighborRelation, IconDrawing>> = {
  providers: ArrowUp,
  customers: ArrowDown,
  peerings: ArrowLeftRight,
  unspecified: Minus,
};

/** How two networks stand to each other: money goes up to a provider, comes up from a customer, and goes nowhere between peers. */
export function RelationBadge({ relation }: RelationBadgeProps) {
  return (
    <Badge kind="outline" icon={icons[relation]}>
      {relationWords[relation].one}
    </Badge>
  );
}
