import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { AbbreviatedNumber } from '../AbbreviatedNumber/AbbreviatedNumber.tsx';
import { AsLink } from '../AsLink/AsLink.tsx';
import { scoreText } from '../../facts/asList.ts';
import { CountryLabel } from '../CountryLabel/CountryLabel.tsx';
import type { EvidenceProps } from '../../facts/evidence.ts';
import { EvidenceSign } from '../EvidenceSign/EvidenceSign.tsx';
import { PositionChange } from '../PositionChange/PositionChange.tsx';
import type { RatingRow } from './rating.ts';
import * as styles from './RatingTable.css.ts';

/** Where the evidence of a row's value and position comes from. */
export type RatingEvidenceSource = (row: RatingRow) => EvidenceProps;

export interface RatingColumnsOptions {
  /** The metric's title. */
  readonly valueName: string;
  /** What the metric measures: tooltip of the values' header. */
  readonly about?: string | undefined;
  /** Whether the day before is rated too; without it, no network is new. */
  readonly isCompared: boolean;
  /** Whether headers sort. */
  readonly sortable: boolean;
  readonly evidence?: RatingEvidenceSource | undefined;
}

/** The columns of a rating. */
export function ratingColumns({
  valueName,
  about,
  isCompared,
  sortable,
  evidence,
}: RatingColumnsOptions): readonly DataColumn<RatingRow>[] {
  return [
    { id: 'position', name: 'Position', align: 'end', width: '7rem', sortable, cell: ({ position }) => position },
    {
      id: 'change',
      name: 'Change',
      width: '7rem',
      sortable,
      text: ({ change }) => change,
      cell: ({ change }) => isCompared && <PositionChange change={change} />,
    },
    {
      id: 'asn',
      name: 'AS',
      isRowHeader: true,
      sortable,
      text: ({ asn, name }) => `AS${asn}${name ? ` ${name}` : ''}`,
      cell: (row) => <Network {...row} />,
    },
    {
      id: 'value',
      name: valueName,
      ...(about !== undefined && { about }),
      align: 'end',
      sortable,
      text: ({ value }) => value,
      cell: (row) => <Value row={row} name={valueName} {...evidence?.(row)} />,
    },
  ];
}

interface ValueProps extends EvidenceProps {
  readonly row: RatingRow;
  readonly name: string;
}

function Value({ row: { asn, value, position }, name, ...evidence }: ValueProps) {
  return (
    <span className={styles.value}>
      {Number.isInteger(value) ? <AbbreviatedNumber value={value} /> : scoreText(value)}
      <EvidenceSign {...evidence} verdict={`Position ${position}`} subject={`${name} of AS${asn}`} />
    </span>
  );
}

function Network({ asn, name, description, countryCode, countryName }: RatingRow) {
  return (
    <span className={styles.network}>
      <AsLink asn={asn} name={name} />
      {(description !== null || countryCode !== null) && (
        <span className={styles.details}>
          <CountryLabel code={countryCode} name={countryName} />
          {description && <bdi>{description}</bdi>}
        </span>
      )}
    </span>
  );
}
