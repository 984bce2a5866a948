import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import type { Passkey } from './passkey.ts';

/** Columns of a list of passkeys. */
export const passkeyColumns = (onRemove: (passkey: Passkey) => void): readonly DataColumn<Passkey>[] => [
  {
    id: 'name',
    name: 'Passkey',
    isRowHeader: true,
    text: ({ name }) => name,
    cell: ({ name, isSynced }) => (
      <Inline>
        <bdi>{name}</bdi>
        {isSynced && <Badge kind="outline">Synced</Badge>}
      </Inline>
    ),
  },
  {
    id: 'created',
    name: 'Added',
    priority: 3,
    text: ({ created }) => created.toISOString(),
    cell: ({ created }) => <DateTime value={created} precision="day" />,
  },
  {
    id: 'used',
    name: 'Last used',
    text: ({ lastUsed }) => lastUsed?.toISOString() ?? 'Never',
    cell: ({ lastUsed }) => (lastUsed ? <DateTime value={lastUsed} /> : <Text tone="muted">Never</Text>),
  },
  {
    id: 'remove',
    name: 'Action',
    skipCsv: true,
    cell: (passkey) => (
      <Button size="small" aria-label={`Remove ${passkey.name}`} onPress={() => onRemove(passkey)}>
        Remove
      </Button>
    ),
  },
];
