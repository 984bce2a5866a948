import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes the focus to what appears in answer to a press elsewhere, which also brings it into view, and gives it back when that goes. `isTaken`: whether
 * it does; else the focus stays where it is.
 */
export function useTakenFocus<Taker extends HTMLElement>(isTaken: boolean): RefObject<Taker | null> {
  const taker = useRef<Taker>(null);
  useEffect(() => {
    if (!isTaken) return;
    const before = document.activeElement;
    taker.current?.focus();
    return () => {
      // Unless the reader is somewhere else by now.
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
    };
  }, [isTaken]);
  return taker;
}
