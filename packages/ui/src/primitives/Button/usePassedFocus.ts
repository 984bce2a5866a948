import { useImperativeHandle, useLayoutEffect, useRef, type Ref, type RefObject } from 'react';
import type { ButtonProps } from 'react-aria-components';
import { besideOf } from '../besideOf.ts';

/** How far up something is looked for that may take the focus. */
const LEVELS = 3;

/**
 * Hands the focus on when a button is disabled that has it, mostly by its own press (the last page is reached, all are taken away): to what stands
 * beside it. Browsers drop it without a word. Gives what the button takes of this; `ref` and `onFocusChange` are the caller's.
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
      // Some browsers take the focus from a button in the moment that it is disabled: it is handed on right after.
      if (isFocused || !button.current?.disabled) hasFocus.current = isFocused;
      onFocusChange?.(isFocused);
    },
  };
}

interface PassedFocus {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly onFocusChange: (isFocused: boolean) => void;
}
