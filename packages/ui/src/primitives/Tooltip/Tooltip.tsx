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

/** How long the pointer rests before the words appear, in milliseconds. */
export const TOOLTIP_DELAY = 1000;

export interface TooltipProps extends Host, Pick<AriaTooltipProps, 'placement'> {
  /** The control that is explained: a button or link of this system, or with `focusable` any element. */
  readonly children: ReactElement;
  /** A few words. Never the only place of something one needs. */
  readonly content: ReactNode;
  /** Makes a plain element (text, badge) reachable by keyboard. */
  readonly focusable?: boolean;
  readonly isOpen?: boolean;
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Words about a control: after a second of rest with the pointer, at once with the keyboard; Escape hides them. */
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
