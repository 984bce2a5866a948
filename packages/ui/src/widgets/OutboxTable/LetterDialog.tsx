import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { OpenLetter } from './letter.ts';
import * as styles from './OutboxTable.css.ts';

interface LetterDialogProps {
  readonly letter: OpenLetter;
  readonly onClose: () => void;
}

/** The text of a mail. */
export function LetterDialog({ letter: { subject, to, text }, onClose }: LetterDialogProps) {
  return (
    <Dialog title={subject} isOpen onOpenChange={onClose}>
      <Stack>
        <Text size={13} tone="muted">
          To {to}
        </Text>
        {text.status === 'ready' &&
          (text.data === '' ? (
            <Text>The text of this mail is no longer kept.</Text>
          ) : (
            <p className={styles.letter} dir="auto">
              {text.data}
            </p>
          ))}
        {text.status === 'loading' && <Skeleton shape="block" height="12rem" />}
        {text.status === 'error' && (
          <ErrorState title="The mail could not be loaded" onRetry={text.onRetry}>
            {text.message}
          </ErrorState>
        )}
      </Stack>
    </Dialog>
  );
}
