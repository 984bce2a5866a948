import { useEffect, type ReactNode, type RefObject } from 'react';

interface TermTipProps {
  readonly tip: { readonly anchor: RefObject<Element | null> };
  readonly children: ReactNode;
}

/** The meaning of a term in the browser's own tooltip. */
export function TermTip({ tip: { anchor }, children }: TermTipProps) {
  useEffect(() => {
    if (typeof children === 'string') anchor.current?.setAttribute('title', children);
  }, [anchor, children]);
  return null;
}
