let isHeard = false;

/**
 * Lets a tooltip appear for a pointer that reaches its control in one step: as its first move on a page, or after keys.
 *
 * react-aria assumes a pointer is in use after a `pointermove`, but browsers fire the enter events before it. So this dispatches the move first, but
 * not if the pointer rests and a control moved under it, nor during a drag.
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
    // On the document only, so that no element receives a move twice.
    document.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY, pointerType }));
  };
  document.addEventListener('pointermove', note, { capture: true, passive: true });
  // React fires enter events as soon as the previous element is left.
  for (const step of ['pointerout', 'pointerover'] as const)
    document.addEventListener(step, arrive, { capture: true, passive: true });
}
