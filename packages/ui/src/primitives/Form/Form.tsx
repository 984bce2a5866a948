import { useEffect, useImperativeHandle, useRef, type FormEvent, type ReactNode, type Ref } from 'react';
import { Form as AriaForm } from 'react-aria-components';
import { Banner } from '../Banner/Banner.tsx';
import type { Host } from '../closed.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { FieldErrors } from './fieldErrors.ts';
import { focusFirstInvalid } from './focusField.ts';
import * as styles from './Form.css.ts';
import { FormStateContext } from './FormState.ts';
import { useFormErrors, type Validate } from './useFormErrors.ts';

export interface FormProps extends Host {
  readonly children: ReactNode;
  /** What is in the fields, by their names; called only when the check finds nothing wrong. */
  readonly onSubmit: (data: FormData) => void;
  /** The check. Its issues reach the fields by their names. It should judge `data`, which is newer than any state. */
  readonly validate?: Validate;
  /** What the server found wrong, by the name of the field. A new object is a new answer. */
  readonly serverErrors?: FieldErrors | undefined;
  /** What is wrong with the form as a whole. */
  readonly error?: ReactNode;
  /** Whether it is being sent; it is not sent again meanwhile. Default false. */
  readonly isPending?: boolean;
  /** Names of the fields as the reader knows them: with them, all errors are listed above the fields too. */
  readonly labels?: Readonly<Record<string, string>>;
  /** What it is, for assistive technology. */
  readonly label?: string;
  readonly ref?: Ref<HTMLFormElement>;
}

/**
 * Fields that are sent together. Errors stand at their fields; the focus moves to the first of them; each goes as its
 * field is edited.
 */
export function Form({
  children,
  onSubmit,
  validate,
  serverErrors,
  error,
  isPending = false,
  labels,
  label,
  ref,
  ...props
}: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { ofFields, ofWhole, round, check, review } = useFormErrors(form, validate, serverErrors);
  const whole = ofWhole || error;
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => form.current);

  useEffect(() => {
    if (round > 0 && form.current) focusFirstInvalid(form.current);
  }, [round]);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    // Of a form in a dialog that this one opened: React hands its event up although the page does not.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (isPending) return;
    const data = new FormData(event.currentTarget);
    if (check(data)) onSubmit(data);
  };

  return (
    <AriaForm
      {...props}
      {...(label && { 'aria-label': label })}
      ref={form}
      validationBehavior="aria"
      validationErrors={ofFields}
      onSubmit={submit}
      className={styles.form}
    >
      <FormStateContext value={{ isPending, hasErrors: Object.keys(ofFields).length > 0 }}>
        <div className={styles.root} onInput={review}>
          {whole && (
            <Banner tone="invalid" live>
              {whole}
            </Banner>
          )}
          {labels && <ErrorSummary form={form} errors={ofFields} labels={labels} />}
          {children}
        </div>
      </FormStateContext>
    </AriaForm>
  );
}
