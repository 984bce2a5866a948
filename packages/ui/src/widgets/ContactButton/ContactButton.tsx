import { MessageCircle, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import { focusRing } from '../../css/focus.css.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Popover } from '../../primitives/Popover/Popover.tsx';
import { Tooltip } from '../../primitives/Tooltip/Tooltip.tsx';
import * as styles from './ContactButton.css.ts';
import { useScrollsOn } from './useScrollsOn.ts';

export interface ContactButtonProps {
  /** Content of the popover: a `FeedbackForm`. Rendered again on each opening. */
  readonly children: ReactNode;
  /** Default 'Contact us'. */
  readonly label?: string;
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/**
 * A button in the corner of the window that opens a contact form on any page. On a phone, where it covers text, it hides while the reader scrolls
 * down.
 */
export function ContactButton({ children, label = 'Contact us', isOpen, onOpenChange }: ContactButtonProps) {
  const [isOpenHere, setOpenHere] = useState(false);
  const isShown = isOpen ?? isOpenHere;
  const scrollsOn = useScrollsOn();
  const change = (next: boolean): void => {
    setOpenHere(next);
    onOpenChange?.(next);
  };
  return (
    <div className={styles.place} data-away={(scrollsOn && !isShown) || undefined}>
      <Popover
        label={label}
        placement="top end"
        isOpen={isShown}
        onOpenChange={change}
        trigger={
          <Tooltip content={label} placement="start">
            <Button aria-label={label} className={classes(styles.button, focusRing)}>
              <Icon of={isShown ? X : MessageCircle} size={20} />
            </Button>
          </Tooltip>
        }
      >
        <div className={styles.inside}>{children}</div>
      </Popover>
    </div>
  );
}
