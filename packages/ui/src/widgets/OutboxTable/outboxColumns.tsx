import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { DottedName } from '../../primitives/DottedName/DottedName.tsx';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { jobLooks, letterLooks, type Job, type Letter } from './letter.ts';
import * as styles from './OutboxTable.css.ts';

interface LetterActions {
  readonly onOpen: (letter: Letter) => void;
  readonly onSendAgain: (id: string) => void;
}

/** Columns of a list of mails. */
export const letterColumns = ({ onOpen, onSendAgain }: LetterActions): readonly DataColumn<Letter>[] => [
  {
    id: 'subject',
    name: 'Mail',
    isRowHeader: true,
    text: ({ subject }) => subject,
    cell: ({ subject, problem }) => (
      <span className={styles.two}>
        <bdi>{subject}</bdi>
        {problem !== null && <span className={styles.problem}>{problem}</span>}
      </span>
    ),
  },
  { id: 'to', name: 'To', text: ({ to }) => to, cell: ({ to }) => <DottedName>{to}</DottedName> },
  {
    id: 'state',
    name: 'State',
    text: ({ state }) => letterLooks[state].name,
    cell: ({ state }) => <Badge tone={letterLooks[state].tone}>{letterLooks[state].name}</Badge>,
  },
  { id: 'attempts', name: 'Attempts', align: 'end', priority: 4, cell: ({ attempts }) => attempts },
  {
    id: 'created',
    name: 'Written',
    priority: 2,
    text: ({ created }) => created.toISOString(),
    cell: ({ created }) => <DateTime value={created} />,
  },
  {
    id: 'actions',
    name: 'Actions',
    skipCsv: true,
    cell: (letter) => (
      <Inline gap={4}>
        <Button size="small" aria-label={`Open ${letter.subject} to ${letter.to}`} onPress={() => onOpen(letter)}>
          Open
        </Button>
        {letter.state === 'failed' && (
          <Button
            size="small"
            aria-label={`Send again: ${letter.subject} to ${letter.to}`}
            onPress={() => onSendAgain(letter.id)}
          >
            Send again
          </Button>
        )}
      </Inline>
    ),
  },
];

/** Columns of a list of jobs. */
export const jobColumns = (onRetry: (id: string) => void): readonly DataColumn<Job>[] => [
  {
    id: 'kind',
    name: 'Job',
    isRowHeader: true,
    text: ({ kind }) => kind,
    cell: ({ kind, problem }) => (
      <span className={styles.two}>
        <Mono>{kind}</Mono>
        {problem !== null && <span className={styles.problem}>{problem}</span>}
      </span>
    ),
  },
  {
    id: 'state',
    name: 'State',
    text: ({ state }) => jobLooks[state].name,
    cell: ({ state }) => <Badge tone={jobLooks[state].tone}>{jobLooks[state].name}</Badge>,
  },
  { id: 'attempts', name: 'Attempts', align: 'end', cell: ({ attempts }) => attempts },
  {
    id: 'run',
    name: 'Next run',
    text: ({ runAt }) => runAt.toISOString(),
    cell: ({ runAt }) => <DateTime value={runAt} precision="second" />,
  },
  {
    id: 'actions',
    name: 'Action',
    skipCsv: true,
    cell: ({ id, kind, state }) =>
      state === 'dead' && (
        <Button size="small" aria-label={`Retry ${kind}`} onPress={() => onRetry(id)}>
          Retry
        </Button>
      ),
  },
];
