import { Check, Minus } from 'lucide-react';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
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

/** The tooltip is the browser's own: a table holds hundreds of marks, and none of them should be a stop of the keyboard. */
function RouteServerMark() {
  return (
    <span role="img" aria-label="yes" title={ROUTE_SERVER} className={styles.mark}>
      <Icon of={Check} />
    </span>
  );
}
