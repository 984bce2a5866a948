import { Check, Minus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components';
import type { Closed, Host } from '../closed.ts';
import * as choice from '../Field/choice.css.ts';
import * as field from '../Field/Field.css.ts';
import { FieldWordsBelow } from '../Field/FieldFrame.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends Closed<CheckboxFieldProps>, Host {
  readonly children: ReactNode;
  /** What to know before ticking it. */
  readonly description?: ReactNode;
  /** What is wrong and how to fix it; makes the checkbox invalid. */
  readonly error?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Yes or no, applied when a form is sent or to several things at once. `isIndeterminate`: only some of them are selected. */
export function Checkbox({ children, description, error, ...props }: CheckboxProps) {
  return (
    <CheckboxField {...props} {...(error !== undefined && { isInvalid: true })} className={field.root}>
      <CheckboxButton className={choice.choice}>
        {({ isIndeterminate }) => (
          <>
            <span className={styles.box}>
              <Icon of={isIndeterminate ? Minus : Check} size={14} />
            </span>
            <span>{children}</span>
          </>
        )}
      </CheckboxButton>
      <div className={choice.below}>
        <FieldWordsBelow description={description} error={error} />
      </div>
    </CheckboxField>
  );
}
