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
  /** Called with the values of the fields, by name, only if the check finds no errors. */
  readonly onSubmit: (data: FormData) => void;
  /** The check. Its issues are shown at the fields by name. Use `data`, which is newer than any state. */
  readonly validate?: Validate;
  /** Errors from the server, by field name. A new object counts as a new response. */
  readonly serverErrors?: FieldErrors | undefined;
  /** Error of the form as a whole. */
  readonly error?: ReactNode;
  /** Whether it is being sent; it cannot be sent again meanwhile. Default false. */
  readonly isPending?: boolean;
  /** Names of the fields as shown to the reader: if given, all errors are also listed above the fields. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Name of the form, for assistive technology. */
  readonly label?: string;
  readonly ref?: Ref<HTMLFormElement>;
}

/** Fields that are sent together. Errors are shown at their fields; the focus moves to the first one; each disappears when its field is edited. */
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
    // From a form in a dialog that this form opened: React bubbles its event, although the DOM does not.
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
