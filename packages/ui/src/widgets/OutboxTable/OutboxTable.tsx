import type { OpenFace } from '../../facts/face.ts';
import { FilterSelector } from '../FilterSelector/FilterSelector.tsx';
import { ListFilter } from '../ListFilter/ListFilter.tsx';
import { withChange, type FilteredView, type RowPage } from '../../facts/pageView.ts';
import { PagedTable } from '../PagedTable/PagedTable.tsx';
import { letterLooks, letterStates, type Letter, type LetterState, type OpenLetter } from './letter.ts';
import { LetterDialog } from './LetterDialog.tsx';
import { letterColumns } from './outboxColumns.tsx';

export interface OutboxView extends FilteredView {
  readonly state: LetterState | null;
}

export interface OutboxTableProps {
  readonly letters: OpenFace<RowPage<Letter>>;
  readonly view: OutboxView;
  /** Called with the complete new view; a filter goes to page 1. */
  readonly onViewChange: (view: OutboxView) => void;
  readonly onSendAgain: (id: string) => void;
  readonly opened: OpenLetter | null;
  /** Null closes it. */
  readonly onOpen: (letter: Letter | null) => void;
  /** Whether other rows are loading and those shown are outdated. */
  readonly isStale?: boolean;
}

const states = letterStates.map((id) => ({ id, name: letterLooks[id].name }));

/** Mails from the server: sent, waiting, failed. */
export function OutboxTable(props: OutboxTableProps) {
  const { letters, view, onViewChange, onSendAgain, opened, onOpen, isStale = false } = props;
  const change = (next: Partial<OutboxView>) => onViewChange(withChange(view, next));
  return (
    <>
      <PagedTable<Letter>
        label="Outbox"
        noun="mails"
        columns={letterColumns({ onOpen, onSendAgain })}
        rowKey={({ id }) => id}
        list={letters}
        view={view}
        onViewChange={change}
        isStale={isStale}
        isNarrowed={view.filter !== '' || view.state !== null}
        emptyTitle="No mails"
        emptyHint="Mails to accounts and guests appear here."
        tools={
          <>
            <ListFilter label="Filter the outbox" value={view.filter} onChange={(filter) => change({ filter })} />
            <FilterSelector
              title="State"
              options={states}
              selected={view.state}
              onChange={(state) => change({ state })}
            />
          </>
        }
      />
      {opened && <LetterDialog letter={opened} onClose={() => onOpen(null)} />}
    </>
  );
}
