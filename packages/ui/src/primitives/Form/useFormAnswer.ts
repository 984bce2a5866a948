import { type ReactNode, useState } from 'react';
import type { FieldErrors } from './fieldErrors.ts';

/** Why a form was refused: the error of the form as a whole, or errors by field name. */
export interface FormRefusal {
  readonly error?: ReactNode;
  readonly serverErrors?: FieldErrors;
}

/** Resolves once the answer is known: null if it was accepted. */
export type FormAnswer = Promise<FormRefusal | null>;

interface Progress extends FormRefusal {
  readonly isPending: boolean;
}

const untouched: Progress = { isPending: false };

/** Waits for the answer to a form: `progress` is for `Form`, and `onAccepted` is called only if the answer is not a refusal. */
export function useFormAnswer<Values>(onSubmit: (values: Values) => FormAnswer, onAccepted: () => void) {
  const [progress, setProgress] = useState(untouched);
  const reset = (): void => setProgress(untouched);
  const submit = async (values: Values): Promise<void> => {
    setProgress({ isPending: true });
    try {
      const refusal = await onSubmit(values);
      setProgress({ ...refusal, isPending: false });
      if (refusal === null) onAccepted();
    } catch (error) {
      reset();
      throw error;
    }
  };
  return { progress, submit: (values: Values) => void submit(values), reset };
}
