import { problemsOf, required } from '@routeglass/domain/field-rules';
import type { FormAnswer } from '../../primitives/Form/useFormAnswer.ts';
import { FormDialog } from '../../primitives/FormDialog/FormDialog.tsx';
import { SubmitButton } from '../../primitives/Form/SubmitButton.tsx';
import { textIn } from '../../primitives/Form/textIn.ts';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { focused } from '../../primitives/focused.ts';

interface NamePasskeyProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onName: (name: string) => FormAnswer;
}

/** Asks for the name of a new passkey before the browser creates it. */
export function NamePasskey({ isOpen, onOpenChange, onName }: NamePasskeyProps) {
  return (
    <FormDialog
      title="Add passkey"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      validate={(data) => problemsOf(textIn(data), { name: required })}
      onSubmit={(data) => onName(textIn(data)('name').trim())}
    >
      <TextField
        label="Name"
        name="name"
        placeholder="Work laptop"
        description="To recognize it in this list."
        {...focused}
        isRequired
      />
      <SubmitButton>Continue</SubmitButton>
    </FormDialog>
  );
}
