import type { OpenFace } from '../../facts/face.ts';
import { FilterSelector } from '../FilterSelector/FilterSelector.tsx';
import { withChange, type PageView, type RowPage } from '../../facts/pageView.ts';
import { PagedTable } from '../PagedTable/PagedTable.tsx';
import { jobLooks, jobStates, type Job, type JobState } from './letter.ts';
import { jobColumns } from './outboxColumns.tsx';

export interface JobView extends PageView {
  readonly state: JobState | null;
}

export interface JobTableProps {
  readonly jobs: OpenFace<RowPage<Job>>;
  readonly view: JobView;
  /** Called with the complete new view; a filter goes to page 1. */
  readonly onViewChange: (view: JobView) => void;
  /** Retries a failed job. */
  readonly onRetry: (id: string) => void;
}

const states = jobStates.map((id) => ({ id, name: jobLooks[id].name }));

/** Background jobs of the server: mails to send, data to erase. */
export function JobTable({ jobs, view, onViewChange, onRetry }: JobTableProps) {
  const change = (next: Partial<JobView>) => onViewChange(withChange(view, next));
  return (
    <PagedTable<Job>
      label="Jobs"
      noun="jobs"
      columns={jobColumns(onRetry)}
      rowKey={({ id }) => id}
      list={jobs}
      view={view}
      onViewChange={change}
      isNarrowed={view.state !== null}
      emptyTitle="No jobs"
      tools={
        <FilterSelector title="State" options={states} selected={view.state} onChange={(state) => change({ state })} />
      }
    />
  );
}
