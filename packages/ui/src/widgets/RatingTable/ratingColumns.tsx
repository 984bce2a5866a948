import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { AbbreviatedNumber } from '../AbbreviatedNumber/AbbreviatedNumber.tsx';
import { AsLink } from '../AsLink/AsLink.tsx';
import { scoreText } from '../../facts/asList.ts';
import { ownName } from '../../facts/ownName.ts';
import { CountryLabel } from '../CountryLabel/CountryLabel.tsx';
import type { EvidenceProps } from '../../facts/evidence.ts';
import { EvidenceSign } from '../EvidenceSign/EvidenceSign.tsx';
import { positionColumns } from '../PositionChange/PositionChange.tsx';
import { HistoryCell } from './HistoryCell.tsx';
import type { RatingRow } from './rating.ts';
import * as styles from './RatingTable.css.ts';

/** Source of the evidence for a row's value and position. */
export type RatingEvidenceSource = (row: RatingRow) => EvidenceProps;

export interface RatingColumnsOptions {
  /** The metric's title. */
  readonly valueName: string;
  /** What the metric measures: tooltip of the value column. */
  readonly about?: string | undefined;
  /** Whether the day before is rated too; without it, there are no changes to show. */
  readonly isCompared: boolean;
  /** Whether headers sort. */
  readonly sortable: boolean;
  /** Whether a value on the page has decimals: then all have two, so that they line up. */
  readonly hasDecimals: boolean;
  readonly evidence?: RatingEvidenceSource | undefined;
  /** Whether there are earlier days to show. */
  readonly hasHistory: boolean;
}

/** The columns of a rating. */
export function ratingColumns({
  valueName,
  about,
  isCompared,
  sortable,
  hasDecimals,
  evidence,
  hasHistory,
}: RatingColumnsOptions): readonly DataColumn<RatingRow>[] {
  return [
    ...positionColumns<RatingRow>(sortable, isCompared),
    ...(hasHistory
      ? [
          {
            id: 'history',
            name: '30 days',
            about: 'Position on each rated day of the last 30, the best on top',
            width: '8rem',
            priority: 3,
            skipCsv: true,
            cell: ({ asn }) => <HistoryCell asn={asn} />,
          } satisfies DataColumn<RatingRow>,
        ]
      : []),
    {
      id: 'asn',
      name: 'AS',
      isRowHeader: true,
      sortable,
      text: ({ asn, name }) => [`AS${asn}`, ownName(asn, name)].filter(Boolean).join(' '),
      cell: (row) => <Network {...row} />,
    },
    {
      id: 'value',
      name: valueName,
      about,
      align: 'end',
      sortable,
      text: ({ value }) => value,
      cell: (row) => <Value row={row} name={valueName} hasDecimals={hasDecimals} {...evidence?.(row)} />,
    },
  ];
}

interface ValueProps extends EvidenceProps {
  readonly row: RatingRow;
  readonly name: string;
  readonly hasDecimals: boolean;
}

function Value({ row: { asn, value, position }, name, hasDecimals, ...evidence }: ValueProps) {
  return (
    <span className={styles.value}>
      {hasDecimals ? scoreText(value) : <AbbreviatedNumber value={value} />}
      <EvidenceSign {...evidence} verdict={`Position ${position}`} subject={`${name} of AS${asn}`} />
    </span>
  );
}

function Network({ asn, name, description, countryCode, countryName }: RatingRow) {
  const more = description === name ? null : ownName(asn, description);
  return (
    <span className={styles.network}>
      <AsLink asn={asn} name={name} />
      {(more !== null || countryCode !== null) && (
        <span className={styles.details}>
          <CountryLabel code={countryCode} name={countryName} />
          {more !== null && <bdi>{more}</bdi>}
        </span>
      )}
    </span>
  );
}
