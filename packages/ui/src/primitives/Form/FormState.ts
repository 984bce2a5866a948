import { createContext } from 'react';

/** What the button of a form must know of it. */
export interface FormState {
  readonly isPending: boolean;
  readonly hasErrors: boolean;
}

export const FormStateContext = createContext<FormState>({ isPending: false, hasErrors: false });
