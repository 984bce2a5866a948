import { useState } from 'react';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import type { OpenFace } from '../../facts/face.ts';
import { FilterSelector } from '../FilterSelector/FilterSelector.tsx';
import { withChange, type RowPage } from '../../facts/pageView.ts';
import { PagedTable } from '../PagedTable/PagedTable.tsx';
import {
  type AskedTrial,
  type AskedDecision,
  type AskedView,
  trialStates,
  type TrialState,
  stateWords,
} from './asked.ts';
import { trialColumns } from './askedColumns.tsx';

export interface TrialTableProps {
  readonly trials: OpenFace<RowPage<AskedTrial>>;
  readonly view: AskedView<TrialState>;
  /** Called with the complete new view; a filter goes to page 1. */
  readonly onViewChange: (view: AskedView<TrialState>) => void;
  /** Called after the confirmation, if there is one. */
  readonly onDecide: (id: string, decision: AskedDecision) => void;
  /** Whether other rows are loading and those shown are outdated. */
  readonly isStale?: boolean;
}

const states = trialStates.map((id) => ({ id, name: stateWords[id] }));

/** Requested trials of the monitoring, for administrators. */
export function TrialTable({ trials, view, onViewChange, onDecide, isStale = false }: TrialTableProps) {
  const [revoked, setRevoked] = useState<AskedTrial | null>(null);
  const change = (next: Partial<AskedView<TrialState>>) => onViewChange(withChange(view, next));
  const begin = (row: AskedTrial, decision: AskedDecision): void => {
    if (decision === 'rejected' && row.state !== 'requested') setRevoked(row);
    else onDecide(row.id, decision);
  };
  return (
    <>
      <PagedTable<AskedTrial>
        label="Trials"
        noun="trials"
        columns={trialColumns(begin)}
        rowKey={({ id }) => id}
        list={trials}
        view={view}
        onViewChange={change}
        isStale={isStale}
        isNarrowed={view.state !== null}
        emptyTitle="No trials"
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
        title="End this trial?"
        confirmLabel="Revoke"
        onConfirm={() => revoked && onDecide(revoked.id, 'rejected')}
      >
        AS{revoked?.asn}, {revoked?.email}: the monitoring of this network ends for this account now.
      </ConfirmDialog>
    </>
  );
}
