import { Check, Minus } from 'lucide-react';
import * as glossary from '@routeglass/domain/glossary';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Tooltip } from '../../primitives/Tooltip/Tooltip.tsx';
import { CountryLabel } from '../CountryLabel/CountryLabel.tsx';
import { IxName } from '../IxName/IxName.tsx';
import { PeeringdbLink } from '../PeeringdbLink/PeeringdbLink.tsx';
import { Speed } from '../Speed/Speed.tsx';
import type { CommonIx } from './commonIx.ts';
import * as styles from './CommonIxDialog.css.ts';

const ROUTE_SERVER = 'Both peers exchange traffic via Route Server according to PeeringDB';

/** The columns of exchanges that AS`asn` and AS`peerAsn` share, in their order. */
export function commonIxColumns(asn: number, peerAsn: number): readonly DataColumn<CommonIx>[] {
  return [
    {
      id: 'country',
      name: 'Country',
      cell: ({ ix }) => <CountryLabel code={ix.countryCode} name={ix.countryName} />,
      text: ({ ix }) => ix.countryName,
    },
    {
      id: 'name',
      name: 'Name',
      cell: ({ ix }) => <IxName name={ix.name} website={ix.website} />,
      text: ({ ix }) => ix.name,
      isRowHeader: true,
    },
    speedColumn('speed', asn),
    speedColumn('peerSpeed', peerAsn),
    {
      id: 'rs-peers',
      name: 'RS Peers',
      about: glossary.rsPeer,
      cell: ({ areRsPeers }) => (areRsPeers ? <RouteServerMark /> : <Icon of={Minus} label="no" />),
      text: ({ areRsPeers }) => (areRsPeers ? 'yes' : 'no'),
    },
    {
      id: 'peeringdb',
      name: 'PeeringDB',
      cell: ({ ix }) => <PeeringdbLink name={ix.name} href={ix.peeringdbHref} />,
      text: ({ ix }) => ix.peeringdbHref,
    },
  ];
}

function speedColumn(id: 'speed' | 'peerSpeed', asn: number): DataColumn<CommonIx> {
  return {
    id,
    name: `AS${asn} Max Speed`,
    cell: (row) => (row[id] === null ? 'N/A' : <Speed megabits={row[id]} />),
    text: (row) => row[id],
    align: 'end',
  };
}

/** Marks that both peer with the route servers, with an explanation. */
function RouteServerMark() {
  return (
    <Tooltip focusable content={ROUTE_SERVER}>
      <span role="img" aria-label="yes" className={styles.mark}>
        <Icon of={Check} />
      </span>
    </Tooltip>
  );
}
