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
  /** What the list holds. `all`: the kind is a column. */
  readonly kind: ListedKind;
  readonly incidents: OpenFace<RowPage<Incident>>;
  /** The network that the list is about: each row names it first. */
  readonly own?: number | undefined;
  /** What an empty list means. Default: that none is recorded. */
  readonly emptyHint?: string;
  /** Path of the list that is shown, out of `incidentLists`. Default: all of the kind. */
  readonly list?: string;
  /** Adds the choice among the lists of the kind. */
  readonly onListChange?: (path: string) => void;
  /** Sources of verdicts that are not loaded: the list says so instead of a verdict. Default none. */
  readonly unjudged?: readonly VerdictSource[];
  /** Makes severity, activity and validity show what each rests on, fetched when it is opened. */
  readonly evidence?: VerdictEvidence;
  /** Adds to each row the way to its evidence: open `IncidentEvidenceDialog`. */
  readonly onShowEvidence?: (incident: Incident) => void;
}

const ALL_JUDGED: readonly VerdictSource[] = [];

/** Route leaks, hijacks and bogons: how grave, who, why, how far, and since when. */
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
      // Lists of one kind have more of them than there is room for, and those of a network less room.
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

/** A key of the choice may not be empty, as the path of the list of all is. */
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
