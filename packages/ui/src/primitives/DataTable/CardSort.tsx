import type { DataColumn } from './DataColumn.ts';
import * as styles from './CardSort.css.ts';
import type { DataSort } from './DataTableProps.ts';

interface CardSortProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly sort: DataSort | undefined;
  readonly onSortChange: (sort: DataSort) => void;
  /** Whether there are no cards to sort: it is not shown, but keeps its place. */
  readonly isEmpty: boolean;
}

const ways = [
  { order: 'asc', sign: '↑' },
  { order: 'desc', sign: '↓' },
] as const;

/** How cards are sorted: a native select, which a phone shows in its usual way. */
export function CardSort<Row>({ columns, sort, onSortChange, isEmpty }: CardSortProps<Row>) {
  const choices = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ id, name }) =>
      ways.map(({ order, sign }) => ({ key: `${order} ${id}`, words: `${name} ${sign}`, sort: { column: id, order } })),
    );
  const chosen =
    sort && choices.find((choice) => choice.sort.column === sort.column && choice.sort.order === sort.order);
  return (
    <label className={styles.root} data-empty={isEmpty || undefined}>
      Sort by
      <select
        className={styles.choice}
        value={chosen?.key ?? ''}
        onChange={({ target }) => {
          const next = choices.find(({ key }) => key === target.value);
          if (next) onSortChange(next.sort);
        }}
      >
        {!chosen && <option value="">Choose</option>}
        {choices.map(({ key, words }) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
