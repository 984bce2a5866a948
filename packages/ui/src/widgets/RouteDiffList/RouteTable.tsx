import { Fragment, useMemo, useState } from 'react';
import * as glossary from '@routeglass/domain/glossary';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import { Flag } from '../../primitives/Flag/Flag.tsx';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { pageWindow } from '../../primitives/Pagination/pageWindow.ts';
import { AsLink } from '../AsLink/AsLink.tsx';
import { CountryLabel } from '../CountryLabel/CountryLabel.tsx';
import * as styles from './RouteDiffList.css.ts';
import { routeRows, type HopOf, type RouteHop, type RouteRow } from './routeRows.ts';

interface RouteTableProps {
  readonly label: string;
  /** Undefined while they load. */
  readonly routes: readonly string[] | undefined;
  readonly hopOf: HopOf;
}

/** One route per row, from the network that heard it to its origin. */
export function RouteTable({ label, routes, hopOf }: RouteTableProps) {
  const rows = useMemo(() => routes && routeRows(routes, hopOf), [routes, hopOf]);
  const [asked, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(20);
  const total = rows?.length ?? 0;
  const { page } = pageWindow(asked, pageSize, total);
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows?.slice((page - 1) * pageSize, page * pageSize)}
      rowKey={(row) => row.path}
      skeletonRows={3}
      {...(rows && { total, csvName: label, csvRows: () => Promise.resolve(rows) })}
      footer={
        total > 10 && (
          <Pagination
            page={page}
            pageSize={pageSize}
            total={total}
            onPageChange={setPage}
            onPageSizeChange={(size) => {
              setPageSize(size);
              setPage(1);
            }}
          />
        )
      }
    />
  );
}

const columns: readonly DataColumn<RouteRow>[] = [
  {
    id: 'source',
    name: 'Seen from',
    about: glossary.vantagePoint,
    isRowHeader: true,
    text: ({ hops }) => `AS${hops[0]!.asn}`,
    cell: ({ hops }) => <AsLink asn={hops[0]!.asn} name={hops[0]!.name} />,
  },
  {
    id: 'country',
    name: 'Country',
    priority: 3,
    text: ({ hops }) => hops[0]!.countryName ?? hops[0]!.countryCode,
    cell: ({ hops }) => <CountryLabel code={hops[0]!.countryCode} name={hops[0]!.countryName} />,
  },
  {
    id: 'path',
    name: 'AS path',
    about: glossary.asPath,
    text: ({ path }) => path,
    cell: ({ hops }) => (
      <span className={styles.path}>
        {hops.map((hop, at) => (
          // A loop contains a network twice.
          <Fragment key={`${hop.asn} ${at}`}>
            {at > 0 && <span aria-hidden>→</span>}
            <Hop hop={hop} />
          </Fragment>
        ))}
      </span>
    ),
  },
  { id: 'hops', name: 'Hops', align: 'end', priority: 2, cell: ({ hops }) => hops.length - 1 },
];

function Hop({ hop: { asn, count, countryCode, countryName } }: { readonly hop: RouteHop }) {
  return (
    <span className={styles.hop}>
      {countryCode && <Flag code={countryCode} name={countryName || undefined} />}
      <AsLink asn={asn} />
      {count > 1 && <span className={styles.count}>×{count}</span>}
    </span>
  );
}
