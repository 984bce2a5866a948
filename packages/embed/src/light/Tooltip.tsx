import {
  Children,
  createContext,
  isValidElement,
  type FunctionComponent,
  type ReactElement,
  type ReactNode,
} from 'react';

/** Text for the control inside, which shows it in the browser's own tooltip. */
export const TooltipContext = createContext<string | undefined>(undefined);

/** The first child is the control; the text comes from the tooltip beside it. */
export function TooltipTrigger({ children }: { readonly children: ReactNode }) {
  const words = Children.toArray(children).find(isTooltip)?.props.children;
  return <TooltipContext value={typeof words === 'string' ? words : undefined}>{children}</TooltipContext>;
}

/** Only carries text; `TooltipTrigger` passes it to the control. */
export const Tooltip: FunctionComponent<{ readonly children: ReactNode }> = () => null;

export function Focusable({ children }: { readonly children: ReactElement }): ReactNode {
  return children;
}

const isTooltip = (child: ReactNode): child is ReactElement<{ readonly children: ReactNode }> =>
  isValidElement(child) && child.type === Tooltip;
