import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { besideOf } from './besideOf.ts';

/**
 * For what appears in a page and goes again with the focus inside: gives that back to what had it before, or else to what stands beside. `isTaken`:
 * whether it appears in answer to a press elsewhere; then it takes the focus, which also brings it into view.
 */
export function useTakenFocus<Taker extends HTMLElement>(isTaken: boolean): RefObject<Taker | null> {
  const taker = useRef<Taker>(null);
  useLayoutEffect(() => {
    const part = taker.current;
    if (!part) return;
    let before: Element | null = null;
    const remember = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Element && !part.contains(relatedTarget)) before = relatedTarget;
    };
    part.addEventListener('focusin', remember);
    return () => {
      part.removeEventListener('focusin', remember);
      // Unless the reader is somewhere else by now. Some browsers do not focus a button that is clicked.
      const { activeElement } = document;
      if (!part.contains(activeElement) && !(isTaken && activeElement === document.body)) return;
      const next = before?.isConnected ? before : besideOf(part);
      if (next instanceof HTMLElement) next.focus();
    };
  }, [isTaken]);
  useEffect(() => {
    if (isTaken) taker.current?.focus();
  }, [isTaken]);
  return taker;
}
