import { createContext } from 'react';

/** What the submit button needs to know about its form. */
export interface FormState {
  readonly isPending: boolean;
  readonly hasErrors: boolean;
}

export const FormStateContext = createContext<FormState>({ isPending: false, hasErrors: false });
