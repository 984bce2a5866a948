import type { ReactNode } from 'react';
import type { Host } from '../closed.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Form } from '../Form/Form.tsx';
import { type FormAnswer, useFormAnswer } from '../Form/useFormAnswer.ts';
import type { Validate } from '../Form/useFormErrors.ts';

export interface FormDialogProps extends Host {
  readonly isOpen: boolean;
  /** Called with false when the reader closes it, and after an accepted answer; never while the answer is awaited. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Title of the dialog and name of the form. */
  readonly title: string;
  /** The fields and a `SubmitButton`; a function gets `close`, for a button that cancels. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  readonly validate?: Validate;
  /** `alertdialog` for a step that cannot be undone: a press on the backdrop does not close it. */
  readonly role?: 'dialog' | 'alertdialog';
  /** Called with the values of the fields, by name, only if the check finds no errors. */
  readonly onSubmit: (data: FormData) => FormAnswer;
}

/** A small form in a dialog. It stays open until the form is accepted: a refusal is shown inside, and the fields keep what was typed. */
export function FormDialog({ isOpen, onOpenChange, title, children, validate, onSubmit, ...props }: FormDialogProps) {
  const { progress, submit, reset } = useFormAnswer(onSubmit, () => onOpenChange(false));
  const close = (): void => {
    if (progress.isPending) return;
    reset();
    onOpenChange(false);
  };
  return (
    <Dialog {...props} size="small" title={title} isOpen={isOpen} onOpenChange={close}>
      <Form label={title} {...(validate && { validate })} onSubmit={submit} {...progress}>
        {typeof children === 'function' ? children(close) : children}
      </Form>
    </Dialog>
  );
}
