import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { AbbreviatedNumber } from '../AbbreviatedNumber/AbbreviatedNumber.tsx';
import { AsLink } from '../AsLink/AsLink.tsx';
import { NetworkName } from '../NetworkName/NetworkName.tsx';
import { scoreText, type AsListRow, type AsListSortKey } from './asList.ts';
import * as styles from './AsListTable.css.ts';

type Column = DataColumn<AsListRow>;

/** The columns of a list of networks; those of metrics sort when `sortable`. */
export function asListColumns(sortable: boolean): readonly Column[] {
  const metric = (id: AsListSortKey, name: string, valueOf: (row: AsListRow) => number | null): Column => ({
    id,
    name,
    align: 'end',
    sortable,
    text: valueOf,
    cell: (row) => {
      const value = valueOf(row);
      if (value === null) return <span className={styles.absent}>N/A</span>;
      return id === 'score' ? scoreText(value) : <AbbreviatedNumber value={value} />;
    },
  });
  return [
    {
      id: 'asn',
      name: 'AS Number',
      isRowHeader: true,
      text: ({ asn }) => `AS${asn}`,
      cell: ({ asn, name, countryCode }) => (
        <>
          <AsLink asn={asn} />
          {(name ?? countryCode) !== null && (
            <span className={styles.mergedName}>
              <NetworkName name={name} countryCode={countryCode} />
            </span>
          )}
        </>
      ),
    },
    {
      id: 'name',
      name: 'AS Name',
      priority: 2,
      skipCards: true,
      text: ({ name }) => name,
      cell: ({ name, countryCode }) => <NetworkName name={name} countryCode={countryCode} />,
    },
    {
      id: 'description',
      name: 'Description',
      priority: 3,
      text: ({ description }) => description,
      cell: ({ description }) => description && <bdi>{description}</bdi>,
    },
    metric('score', 'Connectivity Score', ({ score }) => score),
    metric('customers', 'Customers', ({ customers }) => customers),
    metric('asn-count-in-cc', 'Customer Cone', ({ customerCone }) => customerCone),
  ];
}
