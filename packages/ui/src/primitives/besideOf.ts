const TAKERS = 'button:enabled, input:enabled, select:enabled, textarea:enabled, a[href], [tabindex]';

/**
 * The nearest element outside a part of a page that can take the focus from it: the next one that Tab would reach, or else the one before. Searches
 * at most `levels` ancestors; all of them by default.
 */
export function besideOf(part: Element, levels = Infinity): HTMLElement | undefined {
  let around = part.parentElement;
  for (let level = 0; level < levels && around; level += 1) {
    const takers = [...around.querySelectorAll<HTMLElement>(TAKERS)].filter(
      (taker) => taker.tabIndex >= 0 && !part.contains(taker),
    );
    const following = takers.find((taker) => isAfter(taker, part));
    const beside = following ?? takers.findLast((taker) => !isAfter(taker, part));
    if (beside) return beside;
    around = around.parentElement;
  }
  return undefined;
}

function isAfter(element: Node, other: Node): boolean {
  return (other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
}
