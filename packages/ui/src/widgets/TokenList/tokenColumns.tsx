import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { scopeWords, type ApiToken } from './apiToken.ts';

/** Columns of a list of tokens. */
export const tokenColumns = (onRevoke: (token: ApiToken) => void): readonly DataColumn<ApiToken>[] => [
  { id: 'name', name: 'Name', isRowHeader: true, text: ({ name }) => name, cell: ({ name }) => <bdi>{name}</bdi> },
  { id: 'begins', name: 'Token', text: ({ begins }) => begins, cell: ({ begins }) => <Mono>{begins}</Mono> },
  { id: 'scope', name: 'Scope', cell: ({ scope }) => <Badge kind="outline">{scopeWords[scope].name}</Badge> },
  {
    id: 'used',
    name: 'Last used',
    priority: 3,
    text: ({ lastUsed }) => lastUsed?.toISOString() ?? 'Never',
    cell: ({ lastUsed }) => (lastUsed ? <DateTime value={lastUsed} /> : <Text tone="muted">Never</Text>),
  },
  {
    id: 'expires',
    name: 'Expires',
    text: ({ expires }) => expires.toISOString(),
    cell: ({ expires }) => <DateTime value={expires} precision="day" />,
  },
  {
    id: 'revoke',
    name: 'Action',
    skipCsv: true,
    cell: (token) => (
      <Button size="small" aria-label={`Revoke ${token.name}`} onPress={() => onRevoke(token)}>
        Revoke
      </Button>
    ),
  },
];
