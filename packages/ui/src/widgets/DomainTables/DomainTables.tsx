import type { DataSort } from '../../primitives/DataTable/DataTableProps.ts';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { dataOf, mapFace, type OpenFace } from '../../facts/face.ts';
import type { RowPage } from '../../facts/pageView.ts';
import { PagedTable } from '../PagedTable/PagedTable.tsx';
import { sortedRows } from '../../facts/sortedRows.ts';
import { addressColumns, hostColumns } from './domainColumns.tsx';
import {
  domainTabName,
  type DomainAddress,
  type DomainHost,
  type DomainRecords,
  type DomainTab,
} from './domainRecords.ts';

export interface DomainTablesProps {
  readonly domain: string;
  readonly records: OpenFace<DomainRecords>;
  readonly tab: DomainTab;
  readonly onTabChange: (tab: DomainTab) => void;
  /** Why a list may be empty, if known: the domain does not exist. */
  readonly nothing?: string | undefined;
  /** Current order; absent for the order of the DNS answers. */
  readonly sort?: DataSort | undefined;
  /** Makes the headers sort. */
  readonly onSortChange?: (sort: DataSort) => void;
  /** Full URL of the list shown; adds the button that copies it. */
  readonly viewHref?: string;
}

/** The addresses, name servers and mail exchanges of a domain, each with the prefix and the network that carry it. */
export function DomainTables({
  domain,
  records,
  tab,
  onTabChange,
  nothing,
  sort,
  onSortChange,
  viewHref,
}: DomainTablesProps) {
  const known = dataOf(records);
  const frame = {
    withCount: false,
    csvName: `${domain}-${tab}`,
    ...(sort && { sort }),
    ...(onSortChange && { onSortChange }),
    ...(viewHref !== undefined && { viewHref }),
  };
  const sortable = onSortChange !== undefined;
  const hosts = (label: string, noun: string, listOf: (all: DomainRecords) => readonly DomainHost[]) => (
    <PagedTable<DomainHost>
      {...frame}
      label={`${label} of ${domain}`}
      noun={noun}
      columns={hostColumns(sortable)}
      rowKey={({ hostname, ip, prefix }) => `${hostname} ${ip} ${prefix}`}
      list={mapFace(records, (all) => whole(sortedRows(listOf(all), hostColumns(sortable), sort)))}
      emptyHint={nothing}
    />
  );
  return (
    <Tabs
      label={`Records of ${domain}`}
      selected={tab}
      onSelect={(next) => next !== tab && onTabChange(next)}
      items={[
        {
          id: 'ip',
          name: domainTabName('ip', known),
          content: (
            <PagedTable<DomainAddress>
              {...frame}
              label={`Addresses of ${domain}`}
              noun="addresses"
              columns={addressColumns(sortable)}
              rowKey={({ ip, prefix }) => `${ip} ${prefix}`}
              list={mapFace(records, ({ addresses }) => whole(sortedRows(addresses, addressColumns(sortable), sort)))}
              emptyTitle={String.raw`No A\AAAA records for the domain`}
              emptyHint={nothing ?? 'The name has no address. It may be parked, or only receive mail.'}
            />
          ),
        },
        {
          id: 'ns',
          name: domainTabName('ns', known),
          content: hosts('Name servers', 'name servers', ({ nameServers }) => nameServers),
        },
        {
          id: 'mx',
          name: domainTabName('mx', known),
          content: hosts('Mail exchanges', 'mail exchanges', ({ mailExchanges }) => mailExchanges),
        },
      ]}
    />
  );
}

function whole<Row>(rows: readonly Row[]): RowPage<Row> {
  return { rows, total: rows.length };
}
