import { changeWords } from '@routeglass/domain/alerts';
import { Ban, Check, CircleAlert, Clock } from 'lucide-react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { mapFace, type OpenFace } from '../../facts/face.ts';
import { PagedTable } from '../PagedTable/PagedTable.tsx';
import { type Delivery, deliveryWords } from './alertChannel.ts';

const looks = {
  waiting: { tone: 'info', icon: Clock },
  sent: { tone: 'valid', icon: Check },
  failed: { tone: 'invalid', icon: CircleAlert },
  stopped: { tone: 'neutral', icon: Ban },
} as const;

const columns: readonly DataColumn<Delivery>[] = [
  {
    id: 'title',
    name: 'Message',
    isRowHeader: true,
    text: ({ title }) => title,
    cell: ({ title, change }) => `${change === null ? '' : `${changeWords[change]}: `}${title}`,
  },
  {
    id: 'state',
    name: 'State',
    text: ({ state }) => deliveryWords[state],
    cell: ({ state, problem }) => (
      <>
        <Badge {...looks[state]}>{deliveryWords[state]}</Badge>
        {problem !== null && state !== 'sent' && (
          <Text size={14} tone="muted">
            {problem}
          </Text>
        )}
      </>
    ),
  },
  {
    id: 'created',
    name: 'Created',
    priority: 2,
    text: ({ created }) => created.toISOString(),
    cell: ({ created }) => <DateTime value={created} />,
  },
  { id: 'attempts', name: 'Attempts', align: 'end', priority: 3, cell: ({ attempts }) => attempts },
];

/** The last messages to one channel, newest first. */
export function DeliveryLog({
  deliveries,
  name,
}: {
  readonly deliveries: OpenFace<readonly Delivery[]>;
  readonly name: string;
}) {
  return (
    <PagedTable<Delivery>
      label={`Deliveries to ${name}`}
      noun="deliveries"
      columns={columns}
      rowKey={({ id }) => id}
      list={mapFace(deliveries, (rows) => ({ rows, total: rows.length }))}
      emptyTitle="No messages yet"
      emptyHint="Send a test message to see whether it arrives."
    />
  );
}
