import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import type { IconDrawing } from '../../primitives/Icon/Icon.tsx';
import type { EvidenceProps } from '../../facts/evidence.ts';
import { EvidencePopover } from '../EvidencePopover/EvidencePopover.tsx';
import type { Validity } from '@routeglass/domain/validity';
import { NOT_LOADED, validityLooks } from '../../facts/validityLook.ts';

export interface ValidityBadgeProps extends EvidenceProps {
  readonly validity: Validity;
  /** Whether the source of the verdict is not loaded, so that there is none. Default false. */
  readonly isUnjudged?: boolean;
  /** What was judged, to title the evidence: `ROA of 10.0.0.0/16`. */
  readonly subject?: string;
}

const icons: Readonly<Record<Validity, IconDrawing>> = { valid: CircleCheck, invalid: CircleX, unknown: CircleHelp };

const unjudgedLook = { label: NOT_LOADED, tone: 'neutral' } as const;

/** An origin validation verdict: icon, word and color; with evidence, a press shows its reason. */
export function ValidityBadge({ validity, isUnjudged = false, subject = 'Validity', ...evidence }: ValidityBadgeProps) {
  const { label, tone } = isUnjudged ? unjudgedLook : validityLooks[validity];
  return (
    <EvidencePopover {...evidence} verdict={label} subject={subject}>
      <Badge tone={tone} icon={!isUnjudged ? icons[validity] : undefined}>
        {label}
      </Badge>
    </EvidencePopover>
  );
}
