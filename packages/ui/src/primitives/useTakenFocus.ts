import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { besideOf } from './besideOf.ts';

/**
 * For a part of a page that appears and disappears: if it has the focus when it goes, the focus returns to where it was, or else to the nearest
 * element beside it. With `isTaken` (it appears in response to a press elsewhere) it takes the focus and so comes into view.
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
      // Not if the reader has moved on. Some browsers do not focus a button that is clicked.
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
