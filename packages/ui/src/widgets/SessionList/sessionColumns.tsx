import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { signInWords, type SignedInBrowser } from './signedInBrowser.ts';

/** Columns of a list of browsers; without `onEnd` they cannot be signed out. */
export const sessionColumns = (onEnd?: (id: string) => void): readonly DataColumn<SignedInBrowser>[] => [
  {
    id: 'device',
    name: 'Device',
    isRowHeader: true,
    text: ({ device }) => device,
    cell: ({ device, isCurrent }) => (
      <Inline>
        {device}
        {isCurrent && <Badge tone="info">This browser</Badge>}
      </Inline>
    ),
  },
  {
    id: 'place',
    name: 'Place',
    text: ({ place, address }) => (place === null ? address : `${place} ${address}`),
    cell: ({ place, address }) => (
      <Inline>
        {place !== null && <span>{place}</span>}
        <Mono wrap>{address}</Mono>
      </Inline>
    ),
  },
  { id: 'method', name: 'Signed in with', priority: 4, cell: ({ method }) => signInWords[method] },
  {
    id: 'created',
    name: 'Since',
    priority: 3,
    text: ({ created }) => created.toISOString(),
    cell: ({ created }) => <DateTime value={created} />,
  },
  {
    id: 'used',
    name: 'Last used',
    text: ({ lastUsed }) => lastUsed.toISOString(),
    cell: ({ lastUsed }) => <DateTime value={lastUsed} />,
  },
  ...(onEnd
    ? [
        {
          id: 'end',
          name: 'Action',
          skipCsv: true,
          cell: ({ id, device, isCurrent }: SignedInBrowser) =>
            isCurrent ? null : (
              <Button size="small" aria-label={`Sign out ${device}`} onPress={() => onEnd(id)}>
                Sign out
              </Button>
            ),
        },
      ]
    : []),
];
