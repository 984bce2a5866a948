import { problemsOf, required } from '@routeglass/domain/field-rules';
import type { FormAnswer } from '../../primitives/Form/useFormAnswer.ts';
import { FormDialog } from '../../primitives/FormDialog/FormDialog.tsx';
import { SubmitButton } from '../../primitives/Form/SubmitButton.tsx';
import { textIn } from '../../primitives/Form/textIn.ts';
import { Select } from '../../primitives/Select/Select.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { focused } from '../../primitives/focused.ts';
import { readNewToken, scopeWords, tokenDays, tokenScopes, type NewToken } from './apiToken.ts';

interface NewTokenDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onMake: (token: NewToken) => FormAnswer;
}

const scopes = tokenScopes.map((id) => ({ id, ...scopeWords[id] }));
const lengths = tokenDays.map((days) => ({ id: String(days), name: `${days} days` }));

/** Asks for a new token's purpose, scope and lifetime. */
export function NewTokenDialog({ isOpen, onOpenChange, onMake }: NewTokenDialogProps) {
  return (
    <FormDialog
      title="New token"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      validate={(data) => problemsOf(textIn(data), { name: required })}
      onSubmit={(data) => onMake(readNewToken(textIn(data)))}
    >
      <TextField label="Name" name="name" placeholder="Monitoring" {...focused} isRequired />
      <Select label="Scope" name="scope" items={scopes} defaultSelected="read" />
      <Select label="Expires after" name="days" items={lengths} defaultSelected="90" />
      <SubmitButton>Make token</SubmitButton>
    </FormDialog>
  );
}
