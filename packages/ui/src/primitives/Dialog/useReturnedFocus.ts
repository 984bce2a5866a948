import { useEffect } from 'react';

/** Event that react-aria fires on an element before it returns the focus to it. */
const RESTORES = 'react-aria-focus-scope-restore';

/**
 * Returns the focus to the element that opened a dialog. react-aria does so in the next frame; if a navigation closes the dialog, the page is still
 * inert then and cannot take the focus. The cleanup of the effects around this one, which end that, runs before it.
 */
export function useReturnedFocus(): void {
  useEffect(() => {
    let opener: EventTarget | null = null;
    const hear = ({ target }: Event): void => {
      opener = target;
    };
    document.addEventListener(RESTORES, hear, true);
    return () => {
      document.removeEventListener(RESTORES, hear, true);
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
    };
  }, []);
}
