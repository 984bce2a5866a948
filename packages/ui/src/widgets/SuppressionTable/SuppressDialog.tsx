import { problemsOf } from '@routeglass/domain/field-rules';
import type { FormAnswer } from '../../primitives/Form/useFormAnswer.ts';
import { FormDialog } from '../../primitives/FormDialog/FormDialog.tsx';
import { SubmitButton } from '../../primitives/Form/SubmitButton.tsx';
import { textIn } from '../../primitives/Form/textIn.ts';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { focused } from '../../primitives/focused.ts';
import { readSuppression, suppressionRules, type NewSuppression } from './suppression.ts';

interface SuppressDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onSuppress: (suppression: NewSuppression) => FormAnswer;
}

/** Asks which address should receive no more mail, and why. */
export function SuppressDialog({ isOpen, onOpenChange, onSuppress }: SuppressDialogProps) {
  return (
    <FormDialog
      title="Suppress address"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      validate={(data) => problemsOf(textIn(data), suppressionRules)}
      onSubmit={(data) => onSuppress(readSuppression(textIn(data)))}
    >
      <TextField label="Email" name="email" type="email" autoComplete="off" {...focused} isRequired />
      <TextField label="Reason" name="reason" autoComplete="off" />
      <SubmitButton>Suppress</SubmitButton>
    </FormDialog>
  );
}
