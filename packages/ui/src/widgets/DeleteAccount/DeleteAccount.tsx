import { useState } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { DottedName } from '../../primitives/DottedName/DottedName.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';

/** Days during which a deletion can be undone. */
const DAYS = 14;

export interface DeleteAccountProps {
  readonly email: string;
  /** When the account will be erased; null if no deletion was requested. */
  readonly erasedAt: Date | null;
  readonly onDelete: () => void;
  readonly onUndo: () => void;
  /** Exports all data stored about the account. */
  readonly onExport: () => void;
  /** Whether the deletion or its undoing is pending. Default false. */
  readonly isPending?: boolean;
  /** Whether the export is pending. Default false. */
  readonly isExporting?: boolean;
}

/** Exports an account's data and deletes the account, with days to undo it. */
export function DeleteAccount(props: DeleteAccountProps) {
  const { email, erasedAt, onDelete, onUndo, onExport, isPending = false, isExporting = false } = props;
  const [asks, setAsks] = useState(false);
  return (
    <Stack>
      {erasedAt ? (
        <Banner
          tone="invalid"
          title="Your account is about to be erased"
          actions={
            <Button kind="primary" size="small" isPending={isPending} onPress={onUndo}>
              Keep my account
            </Button>
          }
        >
          Profile, messages, tokens and access to networks are erased on <DateTime value={erasedAt} precision="day" />.
        </Banner>
      ) : (
        <Text size={14}>
          A deleted account is erased after {DAYS} days, with profile, messages, tokens and access to networks. Until
          then you can undo it here.
        </Text>
      )}
      <Inline>
        <Button isPending={isExporting} onPress={onExport}>
          Download my data
        </Button>
        {!erasedAt && (
          <Button kind="danger" isPending={isPending} onPress={() => setAsks(true)}>
            Delete account
          </Button>
        )}
      </Inline>
      <ConfirmDialog
        isOpen={asks}
        onOpenChange={setAsks}
        title="Delete your account?"
        confirmLabel="Delete account"
        onConfirm={onDelete}
      >
        The account of <DottedName>{email}</DottedName> is erased in {DAYS} days. Other browsers are signed out and
        tokens stop working at once.
      </ConfirmDialog>
    </Stack>
  );
}
