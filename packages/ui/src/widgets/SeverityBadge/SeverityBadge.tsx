import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import type { IconDrawing } from '../../primitives/Icon/Icon.tsx';
import type { EvidenceProps } from '../../facts/evidence.ts';
import { EvidencePopover } from '../EvidencePopover/EvidencePopover.tsx';
import { severityLooks, type Severity, type SeverityLook } from '../../facts/severity.ts';

export interface SeverityBadgeProps extends EvidenceProps {
  readonly severity: Severity;
  /** What was judged, to title the evidence: `Severity of the hijack of 10.0.0.0/16`. */
  readonly subject?: string;
}

const icons: Readonly<Record<SeverityLook, IconDrawing>> = { info: Info, medium: TriangleAlert, high: CircleAlert };

/** Severity of an incident: icon, word and color; four levels on one ramp from gray to red. */
export function SeverityBadge({ severity, subject = 'Severity', ...evidence }: SeverityBadgeProps) {
  const { label, badge } = severityLooks[severity];
  return (
    <EvidencePopover {...evidence} verdict={label} subject={subject}>
      <Badge severity={severity} icon={icons[badge]}>
        {label}
      </Badge>
    </EvidencePopover>
  );
}
