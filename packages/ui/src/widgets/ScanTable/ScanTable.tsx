import type { OpenFace } from '../../facts/face.ts';
import { FilteredTable, type FilteredTableFrame } from '../FilteredTable/FilteredTable.tsx';
import type { RowPage } from '../../facts/pageView.ts';
import { scanWords, type ScanFinding, type ScanKind } from './scan.ts';
import { ScanLock, type ScanLockProps } from './ScanLock.tsx';
import { scanColumns, type ScanEvidenceSource } from './scanColumns.tsx';

export interface ScanTableProps extends FilteredTableFrame<ScanFinding> {
  readonly kind: ScanKind;
  readonly findings: OpenFace<RowPage<ScanFinding>>;
  /** Gives severity and activity their evidence, fetched when opened. */
  readonly evidence?: ScanEvidenceSource;
  /** Replaces the table and its filters: the reader may not see rows. */
  readonly lock?: ScanLockProps | undefined;
}

/** Results of scans of a network's addresses: loops, open ports, amplifiers. */
export function ScanTable({ kind, findings, evidence, lock, ...frame }: ScanTableProps) {
  if (lock) return <ScanLock {...lock} noun={scanWords[kind].noun} />;
  return (
    <FilteredTable<ScanFinding>
      {...frame}
      list={findings}
      columns={scanColumns(kind, frame.view !== undefined, evidence)}
      rowKey={({ ip, port, type }) => `${ip} ${port} ${type.id}`}
      noun={scanWords[kind].noun}
      emptyHint={scanWords[kind].none}
    />
  );
}
