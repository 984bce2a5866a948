import { Button } from '../../primitives/Button/Button.tsx';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

interface WebhookSecretProps {
  /** Null where none was made. */
  readonly secret: string | null;
  readonly onClose: (() => void) | undefined;
}

/** Shows a secret once: above the page, since the channel that it is for may be anywhere on it. */
export function WebhookSecret({ secret, onClose }: WebhookSecretProps) {
  return (
    <Dialog
      size="small"
      role="alertdialog"
      isOpen={secret !== null}
      onOpenChange={() => onClose?.()}
      title="The secret of this webhook"
      actions={
        <Button kind="primary" onPress={() => onClose?.()}>
          Done
        </Button>
      }
    >
      <Stack gap={12}>
        <Text size={14}>Check the signatures of messages with it. Copy it now: it is not shown again.</Text>
        <Inline>
          <Mono wrap>{secret}</Mono>
          <CopyButton text={secret ?? ''} label="Copy secret" />
        </Inline>
      </Stack>
    </Dialog>
  );
}
