import * as glossary from '@routeglass/domain/glossary';
import { metricTitles } from '@routeglass/domain/rating-metrics';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { AbbreviatedNumber } from '../AbbreviatedNumber/AbbreviatedNumber.tsx';
import { AsLink } from '../AsLink/AsLink.tsx';
import type { EvidenceProps } from '../../facts/evidence.ts';
import { EvidenceSign } from '../EvidenceSign/EvidenceSign.tsx';
import { NetworkName } from '../NetworkName/NetworkName.tsx';
import { scoreText, type AsListRow, type AsListSortKey } from '../../facts/asList.ts';
import * as styles from './AsListTable.css.ts';

type Column = DataColumn<AsListRow>;

/** Source of the evidence for a network's score. */
export type ScoreEvidenceSource = (network: AsListRow) => EvidenceProps;

interface ColumnChoice {
  /** Whether the metric columns sort. */
  readonly sortable: boolean;
  readonly evidence?: ScoreEvidenceSource | undefined;
}

/** The columns of a list of networks. */
export function asListColumns({ sortable, evidence }: ColumnChoice): readonly Column[] {
  const metric = (
    id: AsListSortKey,
    { name, about }: Pick<Column, 'name' | 'about'>,
    valueOf: (row: AsListRow) => number | null,
  ): Column => ({
    id,
    name,
    about: about || undefined,
    align: 'end',
    sortable,
    text: valueOf,
    cell: (row) => {
      const value = valueOf(row);
      if (value === null) return <span className={styles.absent}>N/A</span>;
      if (id !== 'score') return <AbbreviatedNumber value={value} />;
      const score = scoreText(value);
      return (
        <span className={styles.score}>
          {score}
          <EvidenceSign {...evidence?.(row)} verdict={score} subject={`Connectivity Score of AS${row.asn}`} />
        </span>
      );
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
    metric('score', { name: metricTitles.score, about: glossary.connectivityScore }, ({ score }) => score),
    metric('customers', { name: metricTitles.customers, about: glossary.customer }, ({ customers }) => customers),
    metric(
      'asn-count-in-cc',
      { name: metricTitles['asn-count-in-cc'], about: glossary.customerCone },
      ({ customerCone }) => customerCone,
    ),
  ];
}
