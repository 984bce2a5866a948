import { Ban, CircleCheck, Clock } from 'lucide-react';
import { Badge } from '../../primitives/Badge/Badge.tsx';

export interface ApprovalBadgeProps {
  /** Whether the contacts of the network have approved. */
  readonly isApproved: boolean;
  /** Whether they said no. Default false. */
  readonly isRejected?: boolean;
}

/** Where the confirmation of a network stands. */
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
