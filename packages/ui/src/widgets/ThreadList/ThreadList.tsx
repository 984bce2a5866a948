import { Badge } from '../../primitives/Badge/Badge.tsx';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import type { OpenFace } from '../../facts/face.ts';
import { PagedTable } from '../PagedTable/PagedTable.tsx';
import { withChange, type PageView, type RowPage } from '../../facts/pageView.ts';
import { UnreadBadge } from '../UnreadBadge/UnreadBadge.tsx';
import { threadKindWords, threadStateWords, type MessageThread } from '../../facts/messageThread.ts';
import * as styles from './ThreadList.css.ts';
import type { ReactNode } from 'react';

export interface ThreadListProps {
  readonly threads: OpenFace<RowPage<MessageThread>>;
  readonly view: PageView;
  readonly onViewChange: (view: PageView) => void;
  /** URL of a thread. */
  readonly hrefOf: (id: string) => string;
  /** Button for a new message. */
  readonly actions?: ReactNode;
}

/** Columns of every list of threads. */
export const threadColumns = <Row extends MessageThread>(
  hrefOf: (id: string) => string,
): readonly DataColumn<Row>[] => [
  {
    id: 'subject',
    name: 'Subject',
    isRowHeader: true,
    text: ({ subject }) => subject,
    cell: ({ id, subject, excerpt, unread }) => (
      <span className={styles.subject} data-unread={unread > 0 || undefined}>
        <Inline>
          <Link href={hrefOf(id)}>
            <bdi>{subject}</bdi>
          </Link>
          <UnreadBadge count={unread} />
        </Inline>
        <span className={styles.excerpt} dir="auto">
          {excerpt}
        </span>
      </span>
    ),
  },
  { id: 'kind', name: 'Kind', priority: 3, keepsWords: true, cell: ({ kind }) => threadKindWords[kind] },
  {
    id: 'state',
    name: 'State',
    priority: 2,
    text: ({ state }) => threadStateWords[state],
    cell: ({ state }) => <Badge tone={state === 'open' ? 'info' : 'neutral'}>{threadStateWords[state]}</Badge>,
  },
  {
    id: 'updated',
    name: 'Last message',
    text: ({ updated }) => updated.toISOString(),
    cell: ({ updated }) => <DateTime value={updated} />,
  },
];

/** An account's message threads, last changed first. */
export function ThreadList({ threads, view, onViewChange, hrefOf, actions }: ThreadListProps) {
  return (
    <PagedTable<MessageThread>
      label="Messages"
      noun="messages"
      columns={threadColumns(hrefOf)}
      rowKey={({ id }) => id}
      list={threads}
      view={view}
      onViewChange={(change) => onViewChange(withChange(view, change))}
      emptyTitle="No messages"
      emptyHint="Answers to your questions and requests appear here."
      tools={actions}
    />
  );
}
