import { useState, type FocusEvent, type PointerEvent } from 'react';

interface States {
  readonly hovered: boolean;
  readonly pressed: boolean;
  readonly focusVisible: boolean;
}
const rest: States = { hovered: false, pressed: false, focusVisible: false };

/** The states that our styles read, as attributes, with the listeners that update them. */
export function useStates(isDisabled = false) {
  const [states, setStates] = useState(rest);
  const change = (change: Partial<States>) => setStates((before) => ({ ...before, ...change }));
  const shown = isDisabled ? rest : states;
  return {
    'data-hovered': shown.hovered || undefined,
    'data-pressed': shown.pressed || undefined,
    'data-focus-visible': shown.focusVisible || undefined,
    'data-disabled': isDisabled || undefined,
    onPointerEnter: (event: PointerEvent) => change({ hovered: event.pointerType === 'mouse' }),
    onPointerLeave: () => change({ hovered: false, pressed: false }),
    onPointerDown: () => change({ pressed: true }),
    onPointerUp: () => change({ pressed: false }),
    onFocus: (event: FocusEvent) => change({ focusVisible: event.currentTarget.matches(':focus-visible') }),
    onBlur: () => change({ focusVisible: false, pressed: false }),
  } as const;
}
