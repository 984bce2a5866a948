import { Badge } from '../../primitives/Badge/Badge.tsx';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { DottedName } from '../../primitives/DottedName/DottedName.tsx';
import type { OpenFace } from '../../facts/face.ts';
import { FilterSelector } from '../FilterSelector/FilterSelector.tsx';
import { ListFilter } from '../ListFilter/ListFilter.tsx';
import { withChange, type RowPage } from '../../facts/pageView.ts';
import { PagedTable } from '../PagedTable/PagedTable.tsx';
import { threadKinds, threadKindWords, threadStates, threadStateWords } from '../../facts/messageThread.ts';
import { threadColumns } from '../ThreadList/ThreadList.tsx';
import type { InboxThread, InboxView } from './inboxThread.ts';
import * as styles from '../../css/twoLines.css.ts';

export interface RequestInboxProps {
  readonly threads: OpenFace<RowPage<InboxThread>>;
  readonly view: InboxView;
  /** Called with the complete new view; a filter goes to page 1. */
  readonly onViewChange: (view: InboxView) => void;
  /** URL of a thread. */
  readonly hrefOf: (id: string) => string;
  /** Whether other rows are loading and those shown are outdated. */
  readonly isStale?: boolean;
}

const kinds = threadKinds.map((id) => ({ id, name: threadKindWords[id] }));
const states = threadStates.map((id) => ({ id, name: threadStateWords[id] }));

const from: DataColumn<InboxThread> = {
  id: 'from',
  name: 'From',
  width: '20%',
  text: (row) => `${row.from.name} ${row.from.email}`,
  cell: (row) => (
    <span className={styles.lines}>
      <Inline>
        <bdi>{row.from.name || row.from.email}</bdi>
        {row.from.isGuest && <Badge kind="outline">Guest</Badge>}
      </Inline>
      {row.from.name && (
        <span className={styles.second}>
          <DottedName>{row.from.email}</DottedName>
        </span>
      )}
    </span>
  ),
};

/** All messages and requests from users, last changed first. */
export function RequestInbox({ threads, view, onViewChange, hrefOf, isStale = false }: RequestInboxProps) {
  const change = (next: Partial<InboxView>) => onViewChange(withChange(view, next));
  const [subject, ...rest] = threadColumns<InboxThread>(hrefOf);
  return (
    <PagedTable<InboxThread>
      label="Inbox"
      noun="messages and requests"
      columns={[...(subject ? [subject] : []), from, ...rest]}
      rowKey={({ id }) => id}
      list={threads}
      view={view}
      onViewChange={change}
      isStale={isStale}
      isNarrowed={view.filter !== '' || view.kind !== null || view.state !== null}
      emptyTitle="The inbox is empty"
      emptyHint="Messages, questions and requests appear here."
      tools={
        <>
          <ListFilter label="Filter the inbox" value={view.filter} onChange={(filter) => change({ filter })} />
          <FilterSelector title="Kind" options={kinds} selected={view.kind} onChange={(kind) => change({ kind })} />
          <FilterSelector
            title="State"
            options={states}
            selected={view.state}
            onChange={(state) => change({ state })}
          />
        </>
      }
    />
  );
}
