import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The question: "Revoke this token?" */
  readonly title: string;
  /** What happens after confirming. */
  readonly children: ReactNode;
  /** Label of the confirming button, a verb. */
  readonly confirmLabel: string;
  /** Label of the button that closes it. Default 'Cancel'; another one if the step itself cancels something: 'Keep subscription'. */
  readonly keepLabel?: string;
  readonly onConfirm: () => void;
  /** Whether it cannot be undone. Default true. */
  readonly danger?: boolean;
}

/** Asks for confirmation before something is taken away. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onOpenChange, title, children, confirmLabel, keepLabel = 'Cancel', onConfirm, danger = true } = props;
  return (
    <Dialog
      role="alertdialog"
      size="small"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      actions={
        <>
          <Button onPress={() => onOpenChange(false)}>{keepLabel}</Button>
          <Button
            kind={danger ? 'danger' : 'primary'}
            onPress={() => {
              onOpenChange(false);
              onConfirm();
            }}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Text size={14}>{children}</Text>
    </Dialog>
  );
}
