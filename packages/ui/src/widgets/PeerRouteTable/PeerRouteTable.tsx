import { useState } from 'react';
import type { DataSort } from '../../primitives/DataTable/DataTableProps.ts';
import type { OpenFace } from '../../facts/face.ts';
import { mapFace } from '../../facts/face.ts';
import type { SourceName } from '../../facts/sourceWords.ts';
import { PagedTable } from '../PagedTable/PagedTable.tsx';
import { sortedRows } from '../../facts/sortedRows.ts';
import type { PeerRoute } from './peerRoute.ts';
import { peerRouteColumns } from './peerRouteColumns.tsx';

export interface PeerRouteTableProps {
  readonly prefix: string;
  readonly routes: OpenFace<readonly PeerRoute[]>;
  /** The source that is not loaded, if no route means unknown. */
  readonly missingSource?: SourceName | undefined;
  /** Name of the CSV file without its extension; adds the export of the routes shown. */
  readonly csvName?: string;
}

/** The routes of a prefix by vantage point: path, communities, and since when. */
export function PeerRouteTable({ prefix, routes, missingSource, csvName }: PeerRouteTableProps) {
  const [sort, setSort] = useState<DataSort | null>(null);
  return (
    <PagedTable<PeerRoute>
      label={`Routes of ${prefix} by vantage point`}
      noun="routes"
      columns={peerRouteColumns}
      rowKey={({ collector, peerIp, path }) => `${collector} ${peerIp} ${path}`}
      list={mapFace(routes, (rows) => ({ rows: sortedRows(rows, peerRouteColumns, sort), total: rows.length }))}
      sort={sort || undefined}
      onSortChange={setSort}
      withCount={false}
      emptyTitle="No routes"
      emptyHint={`No vantage point has a route to ${prefix}.`}
      missingSource={missingSource}
      {...(csvName !== undefined &&
        routes.status === 'ready' && { csvName, csvRows: () => Promise.resolve(routes.data) })}
    />
  );
}
