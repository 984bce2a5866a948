import { problemsOf, required } from '@routeglass/domain/field-rules';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { SubmitButton } from '../../primitives/Form/SubmitButton.tsx';
import { textIn } from '../../primitives/Form/textIn.ts';
import type { FormAnswer } from '../../primitives/Form/useFormAnswer.ts';
import { FormDialog } from '../../primitives/FormDialog/FormDialog.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { focused } from '../../primitives/focused.ts';

export interface ReasonDialogProps {
  readonly isOpen: boolean;
  /** Called with false when the reader cancels, and after an accepted answer; never while the answer is awaited. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The question: "Refund this bill?" */
  readonly title: string;
  /** What happens after confirming. */
  readonly children: ReactNode;
  /** Label of the confirming button, a verb. */
  readonly confirmLabel: string;
  /** Label of the button that closes it. Default 'Cancel'; another one if the step itself cancels something: 'Keep bill'. */
  readonly keepLabel?: string;
  /** A refusal of the field `reason` is shown at it. */
  readonly onConfirm: (reason: string) => FormAnswer;
}

const rules = { reason: required };

/** Asks for a reason before a step that takes something away; the reason is logged. It stays open until the step is accepted. */
export function ReasonDialog({ children, confirmLabel, keepLabel = 'Cancel', onConfirm, ...props }: ReasonDialogProps) {
  return (
    <FormDialog
      {...props}
      role="alertdialog"
      validate={(data) => problemsOf(textIn(data), rules)}
      onSubmit={(data) => onConfirm(textIn(data)('reason').trim())}
    >
      {(close) => (
        <>
          <Text size={14}>{children}</Text>
          <TextField label="Reason" name="reason" autoComplete="off" {...focused} isRequired />
          <Inline>
            <SubmitButton kind="danger">{confirmLabel}</SubmitButton>
            <Button onPress={close}>{keepLabel}</Button>
          </Inline>
        </>
      )}
    </FormDialog>
  );
}
