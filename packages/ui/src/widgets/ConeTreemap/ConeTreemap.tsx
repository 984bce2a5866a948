import * as glossary from '@routeglass/domain/glossary';
import { Table2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { ToggleButton } from '../../primitives/ToggleButton/ToggleButton.tsx';
import { exactNumber } from '../../facts/abbreviate.ts';
import { AsLink } from '../AsLink/AsLink.tsx';
import type { OpenFace } from '../../facts/face.ts';
import { ConeMap } from './ConeMap.tsx';
import * as styles from './ConeTreemap.css.ts';
import { byPrefixes, type ConeCustomer } from './coneTiles.ts';

export interface ConeTreemapProps {
  readonly asn: number;
  /** IP version of the counted prefixes. */
  readonly ipVersion: 4 | 6;
  /** Customers of the network, in any order. */
  readonly customers: OpenFace<readonly ConeCustomer[]>;
}

const columns: readonly DataColumn<ConeCustomer>[] = [
  {
    id: 'customer',
    name: 'Customer',
    about: glossary.customer,
    cell: ({ asn, asName }) => <AsLink asn={asn} name={asName} />,
    text: ({ asn, asName }) => (asName ? `AS${asn} ${asName}` : `AS${asn}`),
  },
  {
    id: 'prefixes',
    name: 'Prefixes in its cone',
    about: glossary.customerCone,
    cell: ({ prefixes }) => exactNumber(prefixes),
    text: ({ prefixes }) => prefixes,
    align: 'end',
  },
];

/** A network's customer cone: its customers as tiles, sized by the prefixes of their own cones, and the same as a table. */
export function ConeTreemap({ asn, ipVersion, customers }: ConeTreemapProps) {
  const [isTable, setTable] = useState(false);
  const title = `Customer cone of AS${asn} by IPv${ipVersion} prefixes`;
  const ready = customers.status === 'ready' ? customers.data : undefined;
  const rows = useMemo(() => byPrefixes(ready ?? []), [ready]);
  if (customers.status === 'error') {
    return (
      <ErrorState title="The customer cone could not be loaded" onRetry={customers.onRetry}>
        {customers.message}
      </ErrorState>
    );
  }
  return (
    <section className={styles.root} aria-label={title} aria-busy={customers.status === 'loading'}>
      <div className={styles.header}>
        <h2 className={styles.title}>{title}</h2>
        <ToggleButton
          size="small"
          icon={Table2}
          isSelected={isTable}
          onChange={setTable}
          isDisabled={rows.length === 0}
        >
          Show table
        </ToggleButton>
      </div>
      {customers.status === 'loading' && <Skeleton shape="block" height={styles.HEIGHT} />}
      {ready && rows.length === 0 && (
        <EmptyState title="No data to display">No customer announces a prefix.</EmptyState>
      )}
      {rows.length > 0 && isTable && (
        <DataTable<ConeCustomer>
          label={title}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.asn}
          csvName={`AS${asn}-customer-cone`}
        />
      )}
      {rows.length > 0 && !isTable && (
        <>
          <ConeMap label={title} customers={rows} />
          <p className={styles.note}>
            Area: prefixes that a customer and its own customers originate. Cones may share prefixes.
          </p>
        </>
      )}
    </section>
  );
}
