const TAKERS = 'button:enabled, input:enabled, select:enabled, textarea:enabled, a[href], [tabindex]';

/** What stands beside a part of a page and may take the focus from it: the nearest that Tab would reach after it, else before it. It is looked for so many levels up; default to the top. */
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
