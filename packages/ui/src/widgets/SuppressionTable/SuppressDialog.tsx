import { problemsOf } from '@routeglass/domain/field-rules';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { SubmitButton } from '../../primitives/Form/SubmitButton.tsx';
import { textIn } from '../../primitives/Form/textIn.ts';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { focused } from '../../primitives/focused.ts';
import { readSuppression, suppressionRules, type NewSuppression } from './suppression.ts';

interface SuppressDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onSuppress: (suppression: NewSuppression) => void;
}

/** Asks which address should receive no more mail, and why. */
export function SuppressDialog({ isOpen, onOpenChange, onSuppress }: SuppressDialogProps) {
  return (
    <Dialog size="small" title="Suppress address" isOpen={isOpen} onOpenChange={onOpenChange}>
      <Form
        label="Suppress address"
        validate={(data) => problemsOf(textIn(data), suppressionRules)}
        onSubmit={(data) => onSuppress(readSuppression(textIn(data)))}
      >
        <TextField label="Email" name="email" type="email" autoComplete="off" {...focused} isRequired />
        <TextField label="Reason" name="reason" autoComplete="off" />
        <SubmitButton>Suppress</SubmitButton>
      </Form>
    </Dialog>
  );
}
