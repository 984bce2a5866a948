import { Archive, CircleDot } from 'lucide-react';
import type { Severity } from '../../tokens/roles.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import type { EvidenceProps } from '../../facts/evidence.ts';
import { EvidencePopover } from '../EvidencePopover/EvidencePopover.tsx';
import { activityWords, type Activity } from '../../facts/activity.ts';

export interface ActivityBadgeProps extends EvidenceProps {
  readonly activity: Activity;
  /** What was judged, to title the evidence: `Route leak of 10.0.0.0/16`. */
  readonly subject?: string;
  /** Severity of an incident or finding: while ongoing it is red or amber. Without it, ongoing is plain information. */
  readonly severity?: Severity;
}

/** Whether something is still ongoing, or only on record. */
export function ActivityBadge({ activity, subject = 'Activity', severity, ...evidence }: ActivityBadgeProps) {
  const isActive = activity === 'active';
  const alarm = isActive ? alarmOf(severity) : undefined;
  return (
    <EvidencePopover {...evidence} verdict={activityWords[activity]} subject={subject}>
      <Badge tone={isActive ? 'info' : 'neutral'} severity={alarm} icon={isActive ? CircleDot : Archive}>
        {activityWords[activity]}
      </Badge>
    </EvidencePopover>
  );
}

function alarmOf(severity: Severity | undefined): Severity | undefined {
  if (severity === undefined) return undefined;
  return severity === 'high' ? 'high' : 'medium';
}
