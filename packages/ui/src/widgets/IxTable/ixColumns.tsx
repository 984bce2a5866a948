import { Check, Minus } from 'lucide-react';
import * as glossary from '@routeglass/domain/glossary';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { CountryLabel } from '../CountryLabel/CountryLabel.tsx';
import { IxName } from '../IxName/IxName.tsx';
import { PeeringdbLink } from '../PeeringdbLink/PeeringdbLink.tsx';
import { AddressList } from './AddressList.tsx';
import { Speed } from '../Speed/Speed.tsx';
import type { IxPresence } from '../../facts/ix.ts';

type Column = DataColumn<IxPresence>;

const columns: readonly Column[] = [
  {
    id: 'country',
    name: 'Country',
    cell: ({ ix }) => <CountryLabel code={ix.countryCode} name={ix.countryName} />,
    text: ({ ix }) => ix.countryName,
    sortable: true,
    priority: 2,
  },
  {
    id: 'name',
    name: 'Name',
    cell: ({ ix }) => <IxName name={ix.name} website={ix.website} />,
    text: ({ ix }) => ix.name,
    sortable: true,
    isRowHeader: true,
  },
  {
    id: 'addresses',
    name: 'Addresses',
    cell: ({ addresses }) => <AddressList addresses={addresses} />,
    text: ({ addresses }) => addresses.join(' '),
    priority: 3,
  },
  {
    id: 'speed',
    name: 'Speed',
    cell: ({ speed }) => (speed === null ? 'N/A' : <Speed megabits={speed} />),
    text: ({ speed }) => speed,
    sortable: true,
    align: 'end',
  },
  {
    id: 'rs-peer',
    name: 'RS Peer',
    about: glossary.rsPeer,
    cell: ({ isRsPeer }) => <Icon of={isRsPeer ? Check : Minus} label={isRsPeer ? 'yes' : 'no'} />,
    text: ({ isRsPeer }) => (isRsPeer ? 'yes' : 'no'),
    sortable: true,
    priority: 2,
  },
  {
    id: 'peeringdb',
    name: 'PeeringDB',
    cell: ({ ix }) => <PeeringdbLink name={ix.name} href={ix.peeringdbHref} />,
    text: ({ ix }) => ix.peeringdbHref,
    priority: 2,
  },
];

/** The columns of a network's exchanges, in their order. */
export function ixColumns(sortable: boolean): readonly Column[] {
  return sortable ? columns : columns.map((column) => ({ ...column, sortable: false }));
}
