import { incidentLists, type IncidentKind } from '@routeglass/domain/incidents';
import { Select } from '../../primitives/Select/Select.tsx';
import type { OpenFace } from '../../facts/face.ts';
import { FilteredTable, type FilteredTableFrame } from '../FilteredTable/FilteredTable.tsx';
import type { RowPage } from '../../facts/pageView.ts';
import { kindWords, type Incident, type ListedKind } from '../../facts/incident.ts';
import { incidentColumns } from './incidentColumns.tsx';
import type { VerdictSource } from '../../facts/unjudged.ts';
import type { VerdictEvidence } from '../../facts/verdictEvidence.ts';

export interface IncidentTableProps extends FilteredTableFrame<Incident> {
  /** Kind of incidents in the list. With `all` the kind is a column. */
  readonly kind: ListedKind;
  readonly incidents: OpenFace<RowPage<Incident>>;
  /** The network that the list is about: each row names it first. */
  readonly own?: number | undefined;
  /** Explanation of an empty list. Default: that none is recorded. */
  readonly emptyHint?: string;
  /** Path of the list shown, from `incidentLists`. Default: the list of all. */
  readonly list?: string;
  /** Adds the choice among the lists of the kind. */
  readonly onListChange?: (path: string) => void;
  /** Sources of verdicts that are not loaded: the list says so instead of a verdict. Default none. */
  readonly unjudged?: readonly VerdictSource[];
  /** Gives severity, activity and validity their evidence, fetched when opened. */
  readonly evidence?: VerdictEvidence;
  /** Adds a button to each row that shows its evidence: open `IncidentEvidenceDialog`. */
  readonly onShowEvidence?: (incident: Incident) => void;
}

const ALL_JUDGED: readonly VerdictSource[] = [];

/** Route leaks, hijacks and bogons: severity, parties, reason, extent, and start. */
export function IncidentTable({
  kind,
  incidents,
  own,
  emptyHint = kindWords[kind].none,
  list = '',
  onListChange,
  unjudged = ALL_JUDGED,
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
      columns={incidentColumns({
        sortable: frame.view !== undefined,
        withKind: kind === 'all',
        own,
        unjudged,
        evidence,
        onShowEvidence,
      })}
      rowKey={({ id }) => id}
      noun={kindWords[kind].many}
      emptyHint={emptyHint}
      isFiltered={isFiltered || list !== ''}
      filtersInForce={filtersInForce + (list === '' ? 0 : 1)}
      // Lists of one kind have more filters than there is room for, and a network's lists have less room.
      foldsFilters={kind === 'all' && own === undefined ? 'narrow' : 'always'}
      filters={
        onListChange || filters ? (
          <>
            {onListChange && kind !== 'all' && <ListChoice {...{ kind, list, onListChange }} />}
            {filters}
          </>
        ) : undefined
      }
    />
  );
}

/** An option needs a non-empty id, but the path of the list of all is empty. */
const ALL = 'all';

interface ListChoiceProps extends Required<Pick<IncidentTableProps, 'list' | 'onListChange'>> {
  readonly kind: IncidentKind;
}

function ListChoice({ kind, list, onListChange }: ListChoiceProps) {
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
