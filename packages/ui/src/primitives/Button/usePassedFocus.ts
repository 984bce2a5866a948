import { useImperativeHandle, useLayoutEffect, useRef, type Ref, type RefObject } from 'react';
import type { ButtonProps } from 'react-aria-components';
import { besideOf } from '../besideOf.ts';

/** How many ancestors are searched for an element to focus. */
const LEVELS = 3;

/**
 * When a button that has the focus becomes disabled, often by its own press (the last page, everything removed), moves the focus to the nearest
 * element beside it. Browsers would drop it silently. Takes the caller's `ref` and `onFocusChange` and returns those for the button.
 */
export function usePassedFocus(
  { isDisabled, onFocusChange }: Pick<ButtonProps, 'isDisabled' | 'onFocusChange'>,
  ref: Ref<HTMLButtonElement> | undefined,
): PassedFocus {
  const button = useRef<HTMLButtonElement>(null);
  const hasFocus = useRef(false);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement);
  useLayoutEffect(() => {
    if (!isDisabled || !hasFocus.current || button.current === null) return;
    hasFocus.current = false;
    besideOf(button.current, LEVELS)?.focus();
  }, [isDisabled]);
  return {
    ref: button,
    onFocusChange: (isFocused) => {
      // Some browsers blur a button when it becomes disabled; the layout effect then moves the focus on.
      if (isFocused || !button.current?.disabled) hasFocus.current = isFocused;
      onFocusChange?.(isFocused);
    },
  };
}

interface PassedFocus {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly onFocusChange: (isFocused: boolean) => void;
}
