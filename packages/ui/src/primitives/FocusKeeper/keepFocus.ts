/** Gives a part of a page the focus of what is removed from it. Ends by what it returns. */
export function keepFocus(part: HTMLElement): () => void {
  let last: EventTarget | null = null;
  const onFocusIn = ({ target }: FocusEvent): void => {
    last = target;
  };
  const onFocusOut = ({ target }: FocusEvent): void => {
    // Browsers tell it before they remove the control. Where another window has the focus, this one gives it back.
    queueMicrotask(() => {
      if (target === last && target instanceof Node && target.isConnected && document.hasFocus()) last = null;
    });
  };
  const observer = new MutationObserver(() => {
    // Another part, such as a dialog, may have taken it meanwhile.
    if (!(last instanceof Node) || last.isConnected || document.activeElement !== document.body) return;
    last = null;
    part.focus();
  });
  part.addEventListener('focusin', onFocusIn);
  part.addEventListener('focusout', onFocusOut);
  observer.observe(part, { childList: true, subtree: true });
  return () => {
    part.removeEventListener('focusin', onFocusIn);
    part.removeEventListener('focusout', onFocusOut);
    observer.disconnect();
  };
}
