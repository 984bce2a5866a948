import { useEffect, useState, type RefObject } from 'react';

export interface Fullscreen {
  readonly isFull: boolean;
  setFull(full: boolean): void;
}

/**
 * The element fills the screen: the page enters the browser's fullscreen if allowed, the element covers the page, and the rest of the page is inert.
 * Menus and dialogs, which are in the body, keep working. Escape ends it.
 */
export function useFullscreen(element: RefObject<HTMLElement | null>): Fullscreen {
  const [isFull, setIsFull] = useState(false);

  useEffect(() => {
    if (!isFull || !element.current) return undefined;
    const release = isolate(element.current);
    const leave = enterFullscreen();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setIsFull(false);
    };
    const onChange = () => {
      if (!document.fullscreenElement) setIsFull(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('fullscreenchange', onChange);
    return () => {
      release();
      leave();
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('fullscreenchange', onChange);
    };
  }, [isFull, element]);

  return { isFull, setFull: setIsFull };
}

/** Enters the browser's fullscreen if it is allowed. Returns a function that leaves it, even if the browser is still about to enter it. */
function enterFullscreen(): () => void {
  const entered = document.documentElement.requestFullscreen?.().catch(() => undefined);
  return () => {
    void entered?.then(() => document.fullscreenElement && document.exitFullscreen()).catch(() => undefined);
  };
}

/** Makes everything except the element and its ancestors inert; returns a function that undoes it. */
function isolate(element: HTMLElement): () => void {
  const made: Element[] = [];
  for (let at = element; at !== document.body && at.parentElement; at = at.parentElement) {
    for (const sibling of at.parentElement.children) {
      if (sibling === at || sibling.hasAttribute('inert')) continue;
      sibling.setAttribute('inert', '');
      made.push(sibling);
    }
  }
  return () => made.forEach((sibling) => sibling.removeAttribute('inert'));
}
