import type { ReactElement, ReactNode, Ref } from 'react';
import {
  Dialog as AriaDialog,
  DialogTrigger,
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components';
import type { Host } from '../closed.ts';
import { edgeRoom } from './edgeRoom.ts';
import * as styles from './Popover.css.ts';

export interface PopoverProps extends Host, Pick<AriaPopoverProps, 'placement'> {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  /** What it is, for assistive technology. */
  readonly label: string;
  /** The content, or a function of the way to close it. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  /** Content reaches the edge and decides the width: a list, a picker. Default false. */
  readonly flush?: boolean;
  readonly isOpen?: boolean;
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  readonly ref?: Ref<HTMLElement>;
}

/** More about one thing, beside it: evidence, a small form. Escape or a press elsewhere closes it. */
export function Popover({
  trigger,
  label,
  children,
  flush = false,
  placement = 'bottom start',
  isOpen,
  defaultOpen,
  onOpenChange,
  ...props
}: PopoverProps) {
  return (
    <DialogTrigger
      {...(isOpen !== undefined && { isOpen })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      {trigger}
      <AriaPopover placement={placement} offset={6} containerPadding={edgeRoom()} className={styles.surface}>
        <AriaDialog {...props} aria-label={label} className={flush ? styles.flush : styles.dialog}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </AriaDialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
