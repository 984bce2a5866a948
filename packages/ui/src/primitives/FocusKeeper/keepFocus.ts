/** What a part of a page tells of the focus inside it, and of what it shows above the page. */
export interface FocusWatch {
  onFocus(target: EventTarget): void;
  onBlur(target: EventTarget): void;
  end(): void;
}

/** Gives a part of a page the focus of what is removed from it, be that in a menu or dialog that it shows above the page. */
export function keepFocus(part: HTMLElement): FocusWatch {
  let last: EventTarget | null = null;
  const observer = new MutationObserver(() => {
    // Another part, such as a dialog, may have taken it meanwhile.
    if (!(last instanceof Node) || last.isConnected || document.activeElement !== document.body) return;
    last = null;
    part.focus();
  });
  observer.observe(part, { childList: true, subtree: true });
  // What stands above the page is a child of the body, and may go later.
  observer.observe(document.body, { childList: true });
  return {
    onFocus(target) {
      last = target;
    },
    onBlur(target) {
      // Browsers tell it before they remove the control. Where another window has the focus, this one gives it back.
      queueMicrotask(() => {
        if (target === last && target instanceof Node && target.isConnected && document.hasFocus()) last = null;
      });
    },
    end: () => observer.disconnect(),
  };
}
