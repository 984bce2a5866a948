import { Ban, CircleCheck, Clock, Radio } from 'lucide-react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { DottedName } from '../../primitives/DottedName/DottedName.tsx';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import { AsLink } from '../AsLink/AsLink.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { type AskedDecision, type AskedSession, type AskedTrial, decisionsOf, stateWords } from './asked.ts';
import * as styles from '../../css/twoLines.css.ts';

const looks = {
  requested: { tone: 'unknown', icon: Clock },
  approved: { tone: 'valid', icon: CircleCheck },
  established: { tone: 'valid', icon: Radio },
  rejected: { tone: 'invalid', icon: Ban },
} as const;

type Row = AskedSession | AskedTrial;
type OnDecide<T> = (row: T, decision: AskedDecision) => void;

const network = <T extends Row>(): DataColumn<T> => ({
  id: 'asn',
  name: 'AS',
  isRowHeader: true,
  text: ({ asn }) => `AS${asn}`,
  cell: ({ asn, asName }) => (
    <span className={styles.lines}>
      <AsLink asn={asn} />
      {asName !== null && <bdi className={styles.second}>{asName}</bdi>}
    </span>
  ),
});

const who = <T extends Row>(): DataColumn<T> => ({
  id: 'who',
  name: 'Who',
  width: '20%',
  text: ({ email }) => email,
  cell: ({ name, email }) => (
    <span className={styles.lines}>
      <bdi>{name}</bdi>
      <span className={styles.second}>
        <DottedName>{email}</DottedName>
      </span>
    </span>
  ),
});

const state = <T extends Row>(): DataColumn<T> => ({
  id: 'state',
  name: 'State',
  text: (row) => stateWords[row.state],
  cell: (row) => <Badge {...looks[row.state]}>{stateWords[row.state]}</Badge>,
});

const created = <T extends Row>(): DataColumn<T> => ({
  id: 'created',
  name: 'Requested',
  priority: 4,
  text: (row) => row.created.toISOString(),
  cell: (row) => <DateTime value={row.created} />,
});

const actions = <T extends Row>(nameOf: (row: T) => string, onDecide: OnDecide<T>): DataColumn<T> => ({
  id: 'actions',
  name: 'Actions',
  skipCsv: true,
  cell: (row) => (
    <Inline gap={4} wrap={false}>
      {decisionsOf(row.state).map(({ decision, name }) => (
        <Button
          key={decision}
          size="small"
          kind={decision === 'approved' ? 'primary' : 'secondary'}
          aria-label={`${name} ${nameOf(row)}`}
          onPress={() => onDecide(row, decision)}
        >
          {name}
        </Button>
      ))}
    </Inline>
  ),
});

export const sessionColumns = (onDecide: OnDecide<AskedSession>): readonly DataColumn<AskedSession>[] => [
  network(),
  { id: 'ip', name: 'Router', text: ({ ip }) => ip, cell: ({ ip }) => <Mono wrap>{ip}</Mono> },
  who(),
  state(),
  created(),
  actions(({ asn, ip }) => `the session of AS${asn} from ${ip}`, onDecide),
];

export const trialColumns = (onDecide: OnDecide<AskedTrial>): readonly DataColumn<AskedTrial>[] => [
  network(),
  { id: 'company', name: 'Company', priority: 3, cell: ({ company }) => <bdi>{company}</bdi> },
  who(),
  state(),
  {
    id: 'ends',
    name: 'Ends',
    priority: 3,
    text: ({ ends }) => ends?.toISOString() ?? '',
    cell: ({ ends }) => ends && <DateTime value={ends} precision="day" />,
  },
  created(),
  actions(({ asn, email }) => `the trial of AS${asn} for ${email}`, onDecide),
];
