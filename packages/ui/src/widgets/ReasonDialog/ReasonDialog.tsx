import { type ReactNode, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { focused } from '../../primitives/focused.ts';

export interface ReasonDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The question: "Refund this bill?" */
  readonly title: string;
  /** What happens after confirming. */
  readonly children: ReactNode;
  /** Label of the confirming button, a verb. */
  readonly confirmLabel: string;
  readonly onConfirm: (reason: string) => void;
}

/** Asks for a reason before a step that takes something away; the reason is logged. */
export function ReasonDialog({ isOpen, onOpenChange, title, children, confirmLabel, onConfirm }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const close = (): void => {
    setReason('');
    onOpenChange(false);
  };
  return (
    <Dialog
      role="alertdialog"
      size="small"
      isOpen={isOpen}
      onOpenChange={close}
      title={title}
      actions={
        <>
          <Button onPress={close}>Cancel</Button>
          <Button
            kind="danger"
            isDisabled={reason.trim() === ''}
            onPress={() => {
              close();
              onConfirm(reason.trim());
            }}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack>
        <Text size={14}>{children}</Text>
        <TextField label="Reason" value={reason} onChange={setReason} {...focused} isRequired />
      </Stack>
    </Dialog>
  );
}
