import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { dataOf, type OpenFace } from '../../facts/face.ts';
import type { ScanTypeCount } from './scan.ts';

/** Why the rows are locked, and what replaces them. */
export interface ScanLockProps {
  readonly asn: number;
  /** A guest, or an account without access to the network. */
  readonly visitor: 'guest' | 'account';
  /** Number of findings per type, which is public. */
  readonly counts: OpenFace<readonly ScanTypeCount[]>;
  /** Links: to log in, to request access. */
  readonly actions?: ReactNode;
}

const columns: readonly DataColumn<ScanTypeCount>[] = [
  { id: 'type', name: 'Type', cell: ({ id }) => <Mono>{id}</Mono>, text: ({ id }) => id, isRowHeader: true },
  { id: 'count', name: 'Findings', cell: ({ count }) => count, align: 'end' },
  { id: 'active', name: 'Active', cell: ({ active }) => active, align: 'end' },
];

/** Replaces rows with addresses, ports and hosts: who may read them, and the public counts. */
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
