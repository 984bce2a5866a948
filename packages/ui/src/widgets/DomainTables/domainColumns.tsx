import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import { PrefixLink } from '../PrefixLink/PrefixLink.tsx';
import { markedColumns } from '../SampleMark/SampleMark.tsx';
import type { DomainAddress, DomainHost } from './domainRecords.ts';
import { HostNetwork } from './HostNetwork.tsx';
import { hostNetworkText } from './hostNetworkText.ts';

/** Columns about a host's location that all lists share; the address column shows which routes belong to the simulated Internet. */
function place<Row extends DomainAddress | DomainHost>(sortable: boolean): readonly DataColumn<Row>[] {
  return markedColumns<Row>([
    {
      id: 'ip',
      name: 'IP',
      sortable,
      text: ({ ip }) => ip,
      cell: ({ ip }) => ip && <PrefixLink prefix={ip} />,
    },
    {
      id: 'prefix',
      name: 'Prefix',
      sortable,
      text: ({ prefix }) => prefix,
      cell: ({ prefix }) => prefix && <PrefixLink prefix={prefix} />,
    },
    {
      id: 'as',
      name: 'AS',
      sortable,
      text: hostNetworkText,
      cell: (row) => <HostNetwork {...row} />,
    },
  ]);
}

/** The columns of the addresses; sortable with `sortable`. */
export const addressColumns = (sortable: boolean): readonly DataColumn<DomainAddress>[] =>
  place<DomainAddress>(sortable);

/** The columns of the hosts; sortable with `sortable`. */
export const hostColumns = (sortable: boolean): readonly DataColumn<DomainHost>[] => [
  {
    id: 'hostname',
    name: 'Hostname',
    sortable,
    text: ({ hostname }) => hostname,
    cell: ({ hostname }) => <Mono wrap>{hostname}</Mono>,
  },
  ...place<DomainHost>(sortable),
];
