import { Archive, CircleDot } from 'lucide-react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { EvidencePopover, type EvidenceProps } from '../EvidencePopover/EvidencePopover.tsx';
import { activityWords, type Activity } from './activity.ts';

export interface ActivityBadgeProps extends EvidenceProps {
  readonly activity: Activity;
  /** What was judged, to name the evidence: `Route leak of 10.0.0.0/16`. */
  readonly subject?: string;
}

/** Whether a thing still goes on, or is on record only. */
export function ActivityBadge({ activity, subject = 'Activity', ...evidence }: ActivityBadgeProps) {
  const isActive = activity === 'active';
  return (
    <EvidencePopover {...evidence} verdict={activityWords[activity]} subject={subject}>
      <Badge tone={isActive ? 'valid' : 'neutral'} icon={isActive ? CircleDot : Archive}>
        {activityWords[activity]}
      </Badge>
    </EvidencePopover>
  );
}
