import { useEffect, type RefObject } from 'react';

/**
 * Passes an Escape that was pressed while nothing had the focus to a dialog: just before the dialog gets the focus, or just after something inside it
 * closes. The dialog closes if nothing is above it.
 */
export function useStrayEscape(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const hear = ({ key, target }: KeyboardEvent): void => {
      if (key !== 'Escape' || target !== document.body) return;
      inside.current?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [inside]);
}
