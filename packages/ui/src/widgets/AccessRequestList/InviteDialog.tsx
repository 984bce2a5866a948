import { all, email, problemsOf, required } from '@routeglass/domain/field-rules';
import type { FormAnswer } from '../../primitives/Form/useFormAnswer.ts';
import { FormDialog } from '../../primitives/FormDialog/FormDialog.tsx';
import { SubmitButton } from '../../primitives/Form/SubmitButton.tsx';
import { textIn } from '../../primitives/Form/textIn.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { focused } from '../../primitives/focused.ts';

const rules = { email: all(required, email) };

interface InviteDialogProps {
  readonly asn: number;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onInvite: (email: string) => FormAnswer;
}

/** Asks whom to invite to a network. */
export function InviteDialog({ asn, isOpen, onOpenChange, onInvite }: InviteDialogProps) {
  return (
    <FormDialog
      title={`Invite to AS${asn}`}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      validate={(data) => problemsOf(textIn(data), rules)}
      onSubmit={(data) => onInvite(textIn(data)('email').trim())}
    >
      <Text size={14}>
        This person will see what you see of AS{asn}. The link in the mail works once, within 14 days, and only for an
        account with this address.
      </Text>
      <TextField label="Email" name="email" type="email" autoComplete="off" {...focused} isRequired />
      <SubmitButton>Send invitation</SubmitButton>
    </FormDialog>
  );
}
