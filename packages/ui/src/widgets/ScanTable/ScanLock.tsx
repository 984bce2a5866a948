import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { dataOf, type OpenFace } from '../../facts/face.ts';
import type { ScanTypeCount } from './scan.ts';

/** Why the rows are locked, and what is shown in their place. */
export interface ScanLockProps {
  readonly asn: number;
  /** No one is signed in, or an account without access to the network. */
  readonly visitor: 'guest' | 'account';
  /** How many findings of each type there are, which everybody may know. */
  readonly counts: OpenFace<readonly ScanTypeCount[]>;
  /** Ways on: to log in, to ask for access. */
  readonly actions?: ReactNode;
}

const columns: readonly DataColumn<ScanTypeCount>[] = [
  { id: 'type', name: 'Type', cell: ({ id }) => <Mono>{id}</Mono>, text: ({ id }) => id, isRowHeader: true },
  { id: 'count', name: 'Findings', cell: ({ count }) => count, align: 'end' },
  { id: 'active', name: 'Active', cell: ({ active }) => active, align: 'end' },
];

/** In the place of rows that name addresses, ports and hosts: who may read them, and the public counts. */
export function ScanLock({ asn, visitor, counts, actions, noun }: ScanLockProps & { readonly noun: string }) {
  const known = dataOf(counts)?.filter(({ count }) => count > 0);
  const title = `Addresses and ports are only for technical contacts of AS${asn} and people they approve`;
  return (
    <Stack gap={16}>
      <section aria-label={title} data-locked>
        <EmptyState icon={Lock} title={title} actions={actions}>
          {visitor === 'guest'
            ? `Log in with an account that has access to AS${asn}.`
            : `Your account has no access to AS${asn}. A technical contact of the network can approve it.`}
        </EmptyState>
      </section>
      {known && known.length > 0 && (
        <DataTable<ScanTypeCount>
          label={`Number of ${noun} by type`}
          columns={columns}
          rows={known}
          rowKey={({ id }) => id}
          total={null}
        />
      )}
    </Stack>
  );
}
