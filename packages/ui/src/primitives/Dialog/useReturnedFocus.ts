import { useEffect } from 'react';

/** What react-aria tells an element that it is about to give the focus back to. */
const RESTORES = 'react-aria-focus-scope-restore';

/**
 * Gives the focus back to what opened a dialog. react-aria does so in the next frame; where a navigation closes the dialog, the page is still
 * inert then and takes no focus. The effects of what contains this one, which wake the page, are undone before it.
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
