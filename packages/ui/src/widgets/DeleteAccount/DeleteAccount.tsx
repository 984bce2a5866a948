import { useState } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { DottedName } from '../../primitives/DottedName/DottedName.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';

/** Days in which a deletion can be undone. */
const DAYS = 14;

export interface DeleteAccountProps {
  readonly email: string;
  /** When the account is erased; null where its deletion was not asked for. */
  readonly erasedAt: Date | null;
  readonly onDelete: () => void;
  readonly onUndo: () => void;
  /** Hands out all that is kept about the account. */
  readonly onExport: () => void;
  /** The deletion or its undoing is on its way. Default false. */
  readonly isPending?: boolean;
  /** The data are on their way. Default false. */
  readonly isExporting?: boolean;
}

/** Takes an account's data along and deletes the account, with days to undo it. */
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
