import { Table2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { ToggleButton } from '../../primitives/ToggleButton/ToggleButton.tsx';
import type { OpenFace } from '../../facts/face.ts';
import { asSetPage } from '../../facts/destinationOfResult.ts';
import * as styles from './AsSetTree.css.ts';
import { nodeWords, treeRows, type AsSetNode, type AsSetTreeRow } from './asSetTree.ts';
import { TreeDrawing } from './TreeDrawing.tsx';

const columns: readonly DataColumn<AsSetTreeRow>[] = [
  {
    id: 'set',
    name: 'Set',
    cell: ({ name }) => (
      <Link href={asSetPage(name)} kind="quiet">
        <Mono>{name}</Mono>
      </Link>
    ),
    text: ({ name }) => name,
  },
  {
    id: 'in',
    name: 'Listed by',
    cell: ({ path }) => <Mono wrap>{path.at(-2) ?? ''}</Mono>,
    text: ({ path }) => path.at(-2) ?? '',
  },
  { id: 'level', name: 'Level', cell: ({ path }) => path.length - 1, align: 'end' },
  { id: 'sets', name: 'Sets', cell: ({ setCount }) => setCount, align: 'end' },
  { id: 'holds', name: 'Networks', cell: nodeWords },
];

export interface AsSetTreeProps {
  /** Its root: `AS64512:AS-CUSTOMERS`. */
  readonly asSet: string;
  readonly tree: OpenFace<AsSetNode>;
}

/** The sets in an AS-SET, level by level, with loops marked: as a drawing and as a table. */
export function AsSetTree({ asSet, tree }: AsSetTreeProps) {
  const [isTable, setTable] = useState(false);
  const title = `Sets in ${asSet}`;
  const root = tree.status === 'ready' ? tree.data : undefined;
  const isEmpty = root?.sets.length === 0;
  const rows = useMemo(() => (root ? treeRows(root).slice(1) : []), [root]);
  if (tree.status === 'error') {
    return (
      <ErrorState title="The sets could not be loaded" onRetry={tree.onRetry}>
        {tree.message}
      </ErrorState>
    );
  }
  return (
    <section className={styles.root} aria-label={title} aria-busy={tree.status === 'loading'}>
      <div className={styles.header}>
        <h2 className={styles.title}>{title}</h2>
        <ToggleButton size="small" icon={Table2} isSelected={isTable} onChange={setTable} isDisabled={!root || isEmpty}>
          Show table
        </ToggleButton>
      </div>
      {tree.status === 'loading' && <Skeleton shape="block" height="160px" />}
      {isEmpty && <EmptyState title="No sets">This set contains no other sets.</EmptyState>}
      {root && !isEmpty && isTable && (
        <DataTable<AsSetTreeRow>
          label={title}
          columns={columns}
          rows={rows}
          rowKey={({ path }) => path.join(' ')}
          csvName={`${asSet}-sets`}
        />
      )}
      {root && !isEmpty && !isTable && <TreeDrawing label={title} root={root} />}
    </section>
  );
}
