import { use } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { FormStateContext } from './FormState.ts';

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'isPending' | 'onPress'> {}

/** Sends the form around it. Disabled while the form shows errors; pending while it is sent. */
export function SubmitButton({ kind = 'primary', isDisabled = false, ...props }: SubmitButtonProps) {
  const { isPending, hasErrors } = use(FormStateContext);
  return <Button {...props} kind={kind} type="submit" isPending={isPending} isDisabled={isDisabled || hasErrors} />;
}
