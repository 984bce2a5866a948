import { Badge } from '../../primitives/Badge/Badge.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { unreadBadge } from '../../facts/unread.ts';

export interface UnreadBadgeProps {
  /** Number of threads with unread messages. */
  readonly count: number;
}

/** Number of threads with unread messages, at most `99+`; renders nothing if there are none. */
export function UnreadBadge({ count }: UnreadBadgeProps) {
  const unread = unreadBadge(count);
  return (
    unread && (
      <Badge tone="info" kind="solid">
        {unread}
        <VisuallyHidden> unread</VisuallyHidden>
      </Badge>
    )
  );
}
