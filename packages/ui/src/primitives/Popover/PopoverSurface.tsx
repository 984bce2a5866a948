import type { ReactNode, Ref } from 'react';
import {
  Dialog as AriaDialog,
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components';
import type { Host } from '../closed.ts';
import { edgeRoom } from './edgeRoom.ts';
import * as styles from './Popover.css.ts';

export interface PopoverSurfaceProps
  extends Host, Pick<AriaPopoverProps, 'placement' | 'triggerRef' | 'isOpen' | 'onOpenChange'> {
  /** Name of the form, for assistive technology. */
  readonly label: string;
  /** The content, or a function that receives the callback to close it. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  /** Whether the content reaches the edge and sets the width: a list, a picker. Default false. */
  readonly flush?: boolean;
  readonly ref?: Ref<HTMLElement>;
}

/**
 * A popover without its trigger button. `Popover` has both; if a page has hundreds of triggers, make each a plain button and render this only after a
 * press, with `triggerRef`, `isOpen` and `onOpenChange`.
 */
export function PopoverSurface({
  label,
  children,
  flush = false,
  placement = 'bottom start',
  triggerRef,
  isOpen,
  onOpenChange,
  ...props
}: PopoverSurfaceProps) {
  return (
    <AriaPopover
      placement={placement}
      offset={6}
      containerPadding={edgeRoom()}
      className={styles.surface}
      {...(triggerRef && { triggerRef })}
      {...(isOpen !== undefined && { isOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      <AriaDialog {...props} aria-label={label} className={flush ? styles.flush : styles.dialog}>
        {({ close }) => (typeof children === 'function' ? children(close) : children)}
      </AriaDialog>
    </AriaPopover>
  );
}
