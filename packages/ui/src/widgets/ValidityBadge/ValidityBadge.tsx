import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import type { IconDrawing } from '../../primitives/Icon/Icon.tsx';
import { EvidencePopover, type EvidenceProps } from '../EvidencePopover/EvidencePopover.tsx';
import type { Validity } from '../SearchResult/searchResult.ts';
import { validityLooks } from './validityLook.ts';

export interface ValidityBadgeProps extends EvidenceProps {
  readonly validity: Validity;
  /** What was judged, to name the evidence: `ROA of 10.0.0.0/16`. */
  readonly subject?: string;
}

const icons: Readonly<Record<Validity, IconDrawing>> = { valid: CircleCheck, invalid: CircleX, unknown: CircleHelp };

/** A verdict of origin validation: icon, word and colour; with evidence, one press away from its reason. */
export function ValidityBadge({ validity, subject = 'Validity', ...evidence }: ValidityBadgeProps) {
  const { label, tone } = validityLooks[validity];
  return (
    <EvidencePopover {...evidence} verdict={label} subject={subject}>
      <Badge tone={tone} icon={icons[validity]}>
        {label}
      </Badge>
    </EvidencePopover>
  );
}
