import { Badge } from '../../primitives/Badge/Badge.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { unreadBadge } from '../../facts/unread.ts';

export interface UnreadBadgeProps {
  /** Threads with something unread in them. */
  readonly count: number;
}

/** How many threads have something unread, `99+` at most; nothing where none has. */
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
