import type { ReactElement } from 'react';
import { DialogTrigger } from 'react-aria-components';
import { PopoverSurface, type PopoverSurfaceProps } from './PopoverSurface.tsx';

export interface PopoverProps extends Omit<PopoverSurfaceProps, 'triggerRef'> {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly defaultOpen?: boolean;
}

/** More about one thing, beside it: evidence, a small form. Escape or a press elsewhere closes it. */
export function Popover({ trigger, isOpen, defaultOpen, onOpenChange, ...props }: PopoverProps) {
  return (
    <DialogTrigger
      {...(isOpen !== undefined && { isOpen })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      {trigger}
      <PopoverSurface {...props} />
    </DialogTrigger>
  );
}
