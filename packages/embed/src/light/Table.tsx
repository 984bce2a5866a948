import {
  Children,
  createContext,
  isValidElement,
  useContext,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useStates } from './useStates.ts';

type Direction = 'ascending' | 'descending';
interface Sort {
  readonly column: string | number;
  readonly direction: Direction;
}
interface Shared {
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
}
const SharedContext = createContext<Shared>({ sort: undefined, onSort: undefined });
/** Whether the cell names its row. */
const RowHeaderContext = createContext(false);

interface TableProps {
  readonly children: ReactNode;
  readonly className?: string;
  readonly 'aria-label': string;
  readonly sortDescriptor?: Sort;
  readonly onSortChange?: (sort: Sort) => void;
}

/** The browser's own table: read in order by assistive technology, sorted by the buttons of its header. */
export function Table({ sortDescriptor, onSortChange, ...props }: TableProps) {
  return (
    <SharedContext value={{ sort: sortDescriptor, onSort: onSortChange }}>
      <table {...props} />
    </SharedContext>
  );
}

export function TableHeader({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  return (
    <thead className={className}>
      <tr>{children}</tr>
    </thead>
  );
}

interface ColumnProps {
  readonly id: string;
  readonly children: (state: { readonly sortDirection: Direction | undefined }) => ReactNode;
  readonly className?: string;
  readonly style?: { readonly width: string | number };
  readonly isRowHeader?: boolean;
  readonly allowsSorting?: boolean;
}

export function Column({ id, children, allowsSorting = false, className, style }: ColumnProps) {
  const { sort, onSort } = useContext(SharedContext);
  const states = useStates();
  const sortDirection = sort?.column === id ? sort.direction : undefined;
  const turn = () => onSort?.({ column: id, direction: sortDirection === 'descending' ? 'ascending' : 'descending' });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    turn();
  };
  const sorting = allowsSorting && {
    ...states,
    tabIndex: 0,
    onClick: turn,
    onKeyDown,
    'aria-sort': sortDirection ?? ('none' as const),
  };
  return (
    <th scope="col" className={className} style={style} {...sorting}>
      {children({ sortDirection })}
    </th>
  );
}

interface TableBodyProps {
  readonly children: ReactNode;
  readonly className?: string;
  readonly renderEmptyState: () => ReactNode;
}

export function TableBody({ children, className, renderEmptyState }: TableBodyProps) {
  return (
    <tbody className={className}>
      {Children.count(children) > 0 ? (
        children
      ) : (
        <tr>
          <td colSpan={100}>{renderEmptyState()}</td>
        </tr>
      )}
    </tbody>
  );
}

export function Row({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  const cells = Children.toArray(children).filter((cell): cell is ReactElement => isValidElement(cell));
  return (
    <tr className={className}>
      {cells.map((cell, at) => (
        <RowHeaderContext key={cell.key} value={at === 0}>
          {cell}
        </RowHeaderContext>
      ))}
    </tr>
  );
}

/** The styles find it by its role. */
const ROW_HEADER = { scope: 'row', role: 'rowheader' } as const;

export function Cell({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  const isRowHeader = useContext(RowHeaderContext);
  return isRowHeader ? (
    <th {...ROW_HEADER} className={className}>
      {children}
    </th>
  ) : (
    <td className={className}>{children}</td>
  );
}
