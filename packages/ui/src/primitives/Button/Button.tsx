import type { Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import type { Closed, Host } from '../closed.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';
import { buttonClass, ButtonWords, type ButtonLook } from './ButtonLook.tsx';
import { usePassedFocus } from './usePassedFocus.ts';

export interface ButtonProps extends Closed<AriaButtonProps>, ButtonLook, Host {
  readonly ref?: Ref<HTMLButtonElement>;
}

/**
 * Does something on this page. If a press disables it, the focus moves to the nearest element beside it. While `isPending` it keeps its width and
 * focus and cannot be pressed.
 */
export function Button({ children, kind, size, icon, iconAfter, wide, ref, ...props }: ButtonProps) {
  const passing = usePassedFocus(props, ref);
  return (
    <AriaButton {...props} {...passing} className={buttonClass(kind, size, wide)}>
      {({ isPending }) => (
        <>
          <span className={styles.hiddenWhileWaiting}>
            <ButtonWords icon={icon} iconAfter={iconAfter}>
              {children}
            </ButtonWords>
          </span>
          {isPending && (
            <span className={styles.wait}>
              <Spinner size={16} label="Please wait" />
            </span>
          )}
        </>
      )}
    </AriaButton>
  );
}
