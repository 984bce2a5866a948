import { useEffect, type ReactElement, type ReactNode, type Ref } from 'react';
import {
  Focusable,
  Tooltip as AriaTooltip,
  TooltipTrigger,
  type TooltipProps as AriaTooltipProps,
} from 'react-aria-components';
import type { Host } from '../closed.ts';
import { hearPointerArrive } from './pointerArrival.ts';
import * as styles from './Tooltip.css.ts';

/** How long the pointer must rest before the tooltip appears, in milliseconds. */
export const TOOLTIP_DELAY = 1000;

export interface TooltipProps extends Host, Pick<AriaTooltipProps, 'placement'> {
  /** The control that is explained: a button or link of this system, or with `focusable` any element. */
  readonly children: ReactElement;
  /** A few words. Never the only place for something the reader needs. */
  readonly content: ReactNode;
  /** Makes a plain element (text, badge) reachable by keyboard. */
  readonly focusable?: boolean;
  readonly isOpen?: boolean;
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Text about a control: after the pointer rests for a second, at once with the keyboard; Escape hides it. */
export function Tooltip({ children, content, focusable, isOpen, defaultOpen, onOpenChange, ...props }: TooltipProps) {
  useEffect(hearPointerArrive, []);
  return (
    <TooltipTrigger
      delay={TOOLTIP_DELAY}
      closeDelay={100}
      {...(isOpen !== undefined && { isOpen })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      {focusable ? <Focusable>{children as ReactElement<object, string>}</Focusable> : children}
      <AriaTooltip {...props} offset={6} className={styles.root}>
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
