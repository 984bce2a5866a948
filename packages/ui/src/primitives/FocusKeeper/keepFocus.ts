/** Receives the focus events of a part of a page and of the overlays it opens. */
export interface FocusWatch {
  onFocus(target: EventTarget): void;
  onBlur(target: EventTarget): void;
  end(): void;
}

/** Moves the focus to a part of a page when the focused element is removed from it, or from a menu or dialog that it opened. */
export function keepFocus(part: HTMLElement): FocusWatch {
  let last: EventTarget | null = null;
  const observer = new MutationObserver(() => {
    // Another element, such as a dialog, may have taken the focus meanwhile.
    if (!(last instanceof Node) || last.isConnected || document.activeElement !== document.body) return;
    last = null;
    part.focus();
  });
  observer.observe(part, { childList: true, subtree: true });
  // Overlays are children of the body and may be removed later.
  observer.observe(document.body, { childList: true });
  return {
    onFocus(target) {
      last = target;
    },
    onBlur(target) {
      // Browsers fire blur before they remove the control. If another window has the focus, this one will restore its own.
      queueMicrotask(() => {
        if (target === last && target instanceof Node && target.isConnected && document.hasFocus()) last = null;
      });
    },
    end: () => observer.disconnect(),
  };
}
