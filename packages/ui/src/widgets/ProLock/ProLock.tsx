import { Lock } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Popover } from '../../primitives/Popover/Popover.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Tooltip } from '../../primitives/Tooltip/Tooltip.tsx';
import { lockedFilterText, subscribeHref, subscribeText, type LockPlan } from '../../facts/lockTexts.ts';
import * as styles from './ProLock.css.ts';

export interface ProLockProps {
  /** The filter's criterion, in 'Filter by {title} is only available for users with Pro Subscription'. */
  readonly title: string;
  /** Plan that unlocks it. Default `pro`. */
  readonly plan?: LockPlan;
  /** Name of the locked filter beside the lock. Without it only the lock is shown, beside a filter that has its own name. */
  readonly name?: string;
  /** Where to subscribe. Default `/pro-subscribe`. */
  readonly href?: string;
}

/**
 * A filter that the reader's plan does not include: lock and name, with the reason as a tooltip. As touch has no tooltip, a press shows the reason
 * and the link to subscribe.
 */
export function ProLock({ title, plan = 'pro', name, href = subscribeHref }: ProLockProps) {
  const reason = lockedFilterText(title, plan);
  return (
    <span className={styles.root} data-locked>
      <Popover
        label={name ?? title}
        trigger={
          name === undefined ? (
            <IconButton icon={Lock} label={reason} size="small" />
          ) : (
            <Tooltip content={reason}>
              <Button icon={Lock} size="small">
                {name}
              </Button>
            </Tooltip>
          )
        }
      >
        <Stack gap={12} align="start">
          <Text size={14}>{reason}</Text>
          <ButtonLink href={href} kind="pro" size="small">
            {subscribeText}
          </ButtonLink>
        </Stack>
      </Popover>
    </span>
  );
}
