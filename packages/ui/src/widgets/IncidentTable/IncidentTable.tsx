import { incidentLists, type IncidentKind } from '@routeglass/domain/incidents';
import { Select } from '../../primitives/Select/Select.tsx';
import type { OpenFace } from '../Face/face.ts';
import { FilteredTable, type FilteredTableFrame } from '../FilteredTable/FilteredTable.tsx';
import type { RowPage } from '../PagedTable/pageView.ts';
import { kindWords, type Incident } from './incident.ts';
import { incidentColumns } from './incidentColumns.tsx';
import type { VerdictEvidence } from './verdictEvidence.ts';

export interface IncidentTableProps extends FilteredTableFrame<Incident> {
  readonly kind: IncidentKind;
  readonly incidents: OpenFace<RowPage<Incident>>;
  /** Path of the list that is shown, out of `incidentLists`. Default: all of the kind. */
  readonly list?: string;
  /** Adds the choice among the lists of the kind. */
  readonly onListChange?: (path: string) => void;
  /** Makes severity, activity and validity show what each rests on, fetched when it is opened. */
  readonly evidence?: VerdictEvidence;
  /** Adds to each row the way to its evidence: open `IncidentEvidenceDialog`. */
  readonly onShowEvidence?: (incident: Incident) => void;
}

/** Route leaks, hijacks or bogons: how grave, whose, what about, how far, and since when. */
export function IncidentTable({
  kind,
  incidents,
  list = '',
  onListChange,
  evidence,
  onShowEvidence,
  filters,
  filtersInForce = 0,
  isFiltered = false,
  ...frame
}: IncidentTableProps) {
  return (
    <FilteredTable<Incident>
      {...frame}
      list={incidents}
      columns={incidentColumns({ sortable: frame.view !== undefined, evidence, onShowEvidence })}
      rowKey={({ id }) => id}
      noun={kindWords[kind].many}
      emptyHint={kindWords[kind].none}
      isFiltered={isFiltered || list !== ''}
      filtersInForce={filtersInForce + (list === '' ? 0 : 1)}
      filters={
        onListChange || filters ? (
          <>
            {onListChange && <ListChoice {...{ kind, list, onListChange }} />}
            {filters}
          </>
        ) : undefined
      }
    />
  );
}

/** A key of the choice may not be empty, as the path of the list of all is. */
const ALL = 'all';

function ListChoice({
  kind,
  list,
  onListChange,
}: Required<Pick<IncidentTableProps, 'kind' | 'list' | 'onListChange'>>) {
  return (
    <Select
      label="Role"
      hideLabel
      namesValue
      size="small"
      items={incidentLists[kind].map(({ path, label }) => ({ id: path || ALL, name: label }))}
      selected={list || ALL}
      onSelect={(path) => onListChange(path === ALL ? '' : path)}
    />
  );
}
