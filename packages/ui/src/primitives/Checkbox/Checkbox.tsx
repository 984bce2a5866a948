import { Check, Minus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components';
import type { Closed, Host } from '../closed.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends Closed<AriaCheckboxProps>, Host {
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLLabelElement>;
}

/** Yes or no, applied when a form is sent or one of several at once. `isIndeterminate`: some of what it stands for. */
export function Checkbox({ children, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox {...props} className={styles.root}>
      {({ isIndeterminate }) => (
        <>
          <span className={styles.box}>
            <Icon of={isIndeterminate ? Minus : Check} size={14} />
          </span>
          <span>{children}</span>
        </>
      )}
    </AriaCheckbox>
  );
}
