import { problemsOf, required } from '@routeglass/domain/field-rules';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { SubmitButton } from '../../primitives/Form/SubmitButton.tsx';
import { textIn } from '../../primitives/Form/textIn.ts';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { focused } from '../../primitives/focused.ts';

interface NamePasskeyProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onName: (name: string) => void;
}

/** Asks for the name of a new passkey before the browser creates it. */
export function NamePasskey({ isOpen, onOpenChange, onName }: NamePasskeyProps) {
  return (
    <Dialog size="small" title="Add passkey" isOpen={isOpen} onOpenChange={onOpenChange}>
      <Form
        label="Add passkey"
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
      </Form>
    </Dialog>
  );
}
