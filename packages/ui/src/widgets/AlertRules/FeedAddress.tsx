import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';

interface FeedAddressProps {
  readonly feed: string;
  /** Called after the confirmation. */
  readonly onRenew: () => void;
}

/** The secret URL of a network's feed, with a button that replaces it. */
export function FeedAddress({ feed, onRenew }: FeedAddressProps) {
  const [asks, setAsks] = useState(false);
  return (
    <Inline gap={8}>
      <Text as="span" size={14}>
        Feed (RSS): <Mono wrap>{feed}</Mono>
      </Text>
      <CopyButton text={feed} label="Copy address of the feed" />
      <Button size="small" onPress={() => setAsks(true)}>
        Renew address
      </Button>
      <ConfirmDialog
        isOpen={asks}
        onOpenChange={setAsks}
        title="Renew the address of the feed?"
        confirmLabel="Renew address"
        onConfirm={onRenew}
      >
        The present address stops working at once. Enter the new one in every program that reads the feed.
      </ConfirmDialog>
    </Inline>
  );
}
