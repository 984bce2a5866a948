import { isDay } from '@routeglass/domain/time';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { AbbreviatedNumber } from '../AbbreviatedNumber/AbbreviatedNumber.tsx';
import { changeKinds, changeWords, type ChangeKind } from '../../facts/change.ts';
import { ChangeBadge } from '../ChangeBadge/ChangeBadge.tsx';
import { changeEvidence, type ChangeFacts } from '../../facts/changeEvidence.ts';
import { comparedTimeText } from '../../facts/comparedTime.ts';
import type { DayPair } from '../../facts/dayPair.ts';
import { dataOf, type OpenFace } from '../../facts/face.ts';
import { FilteredTable, type FilteredTableFrame, type FilteredTableProps } from '../FilteredTable/FilteredTable.tsx';
import { caveatsOf, type ChangesPage } from './changes.ts';

/** Props of every table of changes. */
export interface ChangesTableFrame<Row> extends FilteredTableFrame<Row> {
  readonly days: DayPair;
  readonly changes: OpenFace<ChangesPage<Row>>;
  /** The kind of change shown; null for all. */
  readonly kind: ChangeKind | null;
  /** The list goes back to page 1. */
  readonly onKindChange: (kind: ChangeKind | null) => void;
  /** Adds a link to the history to the reason of each change: opens the dialog. */
  readonly onOpenHistory?: (row: Row) => void;
}

export interface ChangesTableProps<Row extends { readonly change: ChangeKind }>
  extends ChangesTableFrame<Row>, Pick<FilteredTableProps<Row>, 'columns' | 'noun' | 'rowKey'> {
  /** Name of what changed: `192.0.2.0/24`. */
  readonly nameOf: (row: Row) => string;
  /** The state of a row at the end of each day, as text. */
  readonly statesOf: (row: Row) => Pick<ChangeFacts, 'before' | 'after'>;
}

/** Differences between two days, by kind, with the caveats needed to read them. */
export function ChangesTable<Row extends { readonly change: ChangeKind }>({
  days,
  changes,
  kind,
  onKindChange,
  columns,
  nameOf,
  statesOf,
  onOpenHistory,
  filters,
  isFiltered = false,
  ...frame
}: ChangesTableProps<Row>) {
  const page = dataOf(changes);
  const [name, ...rest] = columns;
  return (
    <Stack gap={12}>
      {page && caveatsOf(days, page).map((words) => <Banner key={words}>{words}</Banner>)}
      <FilteredTable<Row>
        {...frame}
        list={changes}
        columns={name ? [name, changeColumn({ days, nameOf, statesOf, onOpenHistory }), ...rest] : []}
        emptyHint={nothingBetween(days)}
        isFiltered={isFiltered || kind !== null}
        filters={
          <>
            <KindChoice counts={page?.counts} kind={kind} onKindChange={onKindChange} />
            {filters}
          </>
        }
      />
    </Stack>
  );
}

function nothingBetween({ from, until }: DayPair): string {
  const span = `No changes between ${comparedTimeText(from)} and ${comparedTimeText(until)}`;
  return isDay(from) ? `${span} (end of day, UTC).` : `${span}.`;
}

type ChangeColumnProps<Row extends { readonly change: ChangeKind }> = Pick<
  ChangesTableProps<Row>,
  'days' | 'nameOf' | 'statesOf'
> & { readonly onOpenHistory: ((row: Row) => void) | undefined };

/** What happened to a row; a press shows its state on each day. */
function changeColumn<Row extends { readonly change: ChangeKind }>({
  days,
  nameOf,
  statesOf,
  onOpenHistory,
}: ChangeColumnProps<Row>): DataColumn<Row> {
  return {
    id: 'change',
    name: 'Change',
    cell: (row) => (
      <ChangeBadge
        change={row.change}
        subject={`Change of ${nameOf(row)}`}
        evidence={{ status: 'ready', data: changeEvidence({ change: row.change, ...days, ...statesOf(row) }) }}
        onOpenHistory={onOpenHistory && (() => onOpenHistory(row))}
      />
    ),
    text: ({ change }) => changeWords[change],
    sortable: true,
  };
}

interface KindChoiceProps extends Pick<ChangesTableFrame<unknown>, 'kind' | 'onKindChange'> {
  readonly counts: Readonly<Record<ChangeKind, number>> | undefined;
}

function KindChoice({ counts, kind, onKindChange }: KindChoiceProps) {
  return (
    <SegmentedControl<ChangeKind | 'all'>
      label="Kind of change"
      size="small"
      selected={kind ?? 'all'}
      onSelect={(id) => onKindChange(id === 'all' ? null : id)}
      items={[
        { id: 'all', name: 'All' },
        ...changeKinds.map((id) => ({
          id,
          name: (
            <>
              {changeWords[id]} {counts && <AbbreviatedNumber value={counts[id]} />}
            </>
          ),
        })),
      ]}
    />
  );
}
