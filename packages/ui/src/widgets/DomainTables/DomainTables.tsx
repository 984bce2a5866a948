import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { dataOf, mapFace, type OpenFace } from '../Face/face.ts';
import type { RowPage } from '../PagedTable/pageView.ts';
import { PagedTable } from '../PagedTable/PagedTable.tsx';
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
}

/** The addresses, name servers and mail exchanges of a domain, each with the prefix and the network that carry it. */
export function DomainTables({ domain, records, tab, onTabChange }: DomainTablesProps) {
  const known = dataOf(records);
  const hosts = (label: string, noun: string, listOf: (all: DomainRecords) => readonly DomainHost[]) => (
    <PagedTable<DomainHost>
      label={`${label} of ${domain}`}
      noun={noun}
      columns={hostColumns}
      rowKey={({ hostname, ip, prefix }) => `${hostname} ${ip} ${prefix}`}
      list={mapFace(records, (all) => whole(listOf(all)))}
      withCount={false}
      csvName={`${domain}-${tab}`}
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
              label={`Addresses of ${domain}`}
              noun="addresses"
              columns={addressColumns}
              rowKey={({ ip, prefix }) => `${ip} ${prefix}`}
              list={mapFace(records, ({ addresses }) => whole(addresses))}
              emptyTitle={String.raw`No A\AAAA records for the domain`}
              emptyHint="Its name resolves to no address: it may be parked, or only receive mail."
              withCount={false}
              csvName={`${domain}-${tab}`}
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
