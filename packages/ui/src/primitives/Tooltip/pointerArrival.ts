let isHeard = false;

/**
 * Lets a tooltip appear for a pointer that comes to its control in one step: as the first thing that it does on a page, or after keys.
 *
 * react-aria takes a hand to be on the pointer from a `pointermove` on, and a browser tells of the arrival before it tells of the move. So the
 * move is told first; not where the pointer rests and a control came to be under it, nor while something is dragged.
 */
export function hearPointerArrive(): void {
  if (isHeard) return;
  isHeard = true;
  let last = '';
  const placeOf = ({ clientX, clientY }: PointerEvent) => `${clientX} ${clientY}`;
  const note = (event: PointerEvent) => {
    last = placeOf(event);
  };
  const arrive = (event: PointerEvent) => {
    const { buttons, clientX, clientY, pointerType } = event;
    if (pointerType === 'touch' || buttons !== 0 || placeOf(event) === last) return;
    // At the document alone: no element hears of a move twice.
    document.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY, pointerType }));
  };
  document.addEventListener('pointermove', note, { capture: true, passive: true });
  // React tells of an arrival as soon as the element before is left.
  for (const step of ['pointerout', 'pointerover'] as const)
    document.addEventListener(step, arrive, { capture: true, passive: true });
}
