import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Field.css.ts';
import type { FieldSize } from './Field.variants.ts';

/** What every field takes. */
export interface FieldWords {
  readonly label: string;
  /** Whether only assistive technology gets the label. Default false. */
  readonly hideLabel?: boolean;
  /** What to know before filling it in. */
  readonly description?: ReactNode;
  /** What is wrong and how to fix it; makes the field invalid. */
  readonly error?: ReactNode;
  /** Default `medium`. */
  readonly size?: FieldSize;
}

/** Props of the react-aria field: a hidden label becomes `aria-label`, an error makes it invalid. */
export function fieldState({ label, hideLabel, error }: FieldWords) {
  return { ...(hideLabel && { 'aria-label': label }), ...(error !== undefined && { isInvalid: true }) };
}

/** A control between its label and its texts. */
export function FieldFrame({ label, hideLabel, description, error, children }: FieldWords & { children: ReactNode }) {
  return (
    <>
      {!hideLabel && <Label className={styles.label}>{label}</Label>}
      {children}
      <FieldWordsBelow description={description} error={error} />
    </>
  );
}

/** Texts below a control: the description and the error, from `error`, the browser or the form. */
export function FieldWordsBelow({ description, error }: Pick<FieldWords, 'description' | 'error'>) {
  return (
    <>
      {description && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      <FieldError className={styles.error}>
        {({ validationErrors }) =>
          (error !== undefined || validationErrors.length > 0) && (
            <>
              <span className={styles.errorSign}>
                <Icon of={CircleAlert} size={14} />
              </span>
              {error ?? validationErrors.join(' ')}
            </>
          )
        }
      </FieldError>
    </>
  );
}
