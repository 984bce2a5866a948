import { useState } from 'react';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import type { OpenFace } from '../../facts/face.ts';
import { FilterSelector } from '../FilterSelector/FilterSelector.tsx';
import { withChange, type RowPage } from '../../facts/pageView.ts';
import { PagedTable } from '../PagedTable/PagedTable.tsx';
import {
  type AskedSession,
  type AskedDecision,
  type AskedView,
  sessionStates,
  type SessionState,
  stateWords,
} from './asked.ts';
import { sessionColumns } from './askedColumns.tsx';

export interface BgpSessionTableProps {
  readonly sessions: OpenFace<RowPage<AskedSession>>;
  readonly view: AskedView<SessionState>;
  /** Called with the complete new view; a filter goes to page 1. */
  readonly onViewChange: (view: AskedView<SessionState>) => void;
  /** Called after the confirmation, if there is one. */
  readonly onDecide: (id: string, decision: AskedDecision) => void;
  /** Whether other rows are loading and those shown are outdated. */
  readonly isStale?: boolean;
}

const states = sessionStates.map((id) => ({ id, name: stateWords[id] }));

/** Requested BGP sessions with the collector, for administrators. */
export function BgpSessionTable({ sessions, view, onViewChange, onDecide, isStale = false }: BgpSessionTableProps) {
  const [revoked, setRevoked] = useState<AskedSession | null>(null);
  const change = (next: Partial<AskedView<SessionState>>) => onViewChange(withChange(view, next));
  const begin = (row: AskedSession, decision: AskedDecision): void => {
    if (decision === 'rejected' && row.state !== 'requested') setRevoked(row);
    else onDecide(row.id, decision);
  };
  return (
    <>
      <PagedTable<AskedSession>
        label="BGP sessions"
        noun="sessions"
        columns={sessionColumns(begin)}
        rowKey={({ id }) => id}
        list={sessions}
        view={view}
        onViewChange={change}
        isStale={isStale}
        isNarrowed={view.state !== null}
        emptyTitle="No sessions"
        emptyHint="Requests from the trial wizard appear here."
        tools={
          <FilterSelector
            title="State"
            options={states}
            selected={view.state}
            onChange={(state) => change({ state })}
          />
        }
      />
      <ConfirmDialog
        isOpen={revoked !== null}
        onOpenChange={() => setRevoked(null)}
        title="Revoke this session?"
        confirmLabel="Revoke"
        onConfirm={() => revoked && onDecide(revoked.id, 'rejected')}
      >
        The next configuration of the collector leaves out this router of AS{revoked?.asn} ({revoked?.email}), and its
        routes are no longer expected.
      </ConfirmDialog>
    </>
  );
}
