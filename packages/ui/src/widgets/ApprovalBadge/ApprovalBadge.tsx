import { Ban, CircleCheck, Clock } from 'lucide-react';
import { Badge } from '../../primitives/Badge/Badge.tsx';

export interface ApprovalBadgeProps {
  /** Whether the contacts of the network have approved. */
  readonly isApproved: boolean;
  /** Whether they rejected it. Default false. */
  readonly isRejected?: boolean;
}

/** Status of a network's confirmation. */
export function ApprovalBadge({ isApproved, isRejected = false }: ApprovalBadgeProps) {
  if (isRejected)
    return (
      <Badge tone="invalid" icon={Ban}>
        Rejected
      </Badge>
    );
  return isApproved ? (
    <Badge tone="valid" icon={CircleCheck}>
      Approved
    </Badge>
  ) : (
    <Badge tone="unknown" icon={Clock}>
      Pending
    </Badge>
  );
}
