import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import type { GraphData } from './graphData.ts';
import { GraphHop } from './GraphHop.tsx';
import * as css from './GraphTable.css.ts';
import { pathRows, type PathRow } from './pathRows.ts';

interface GraphTableProps {
  readonly graph: GraphData;
  readonly label: string;
  readonly hrefOf: (asn: number) => string;
  /** Asked for with the `t` key. */
  readonly onClose: () => void;
}

const pageSize = 100;

/** The same paths as the drawing, one a row, from the network that heard the route to the origin. */
export function GraphTable({ graph, label, hrefOf, onClose }: GraphTableProps) {
  const rows = useMemo(() => pathRows(graph), [graph]);
  const names = useMemo(() => new Map(graph.nodes.map((node) => [node.asn, node.name])), [graph]);
  const [page, setPage] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus({ preventScroll: true }), []);
  useEffect(() => setPage(0), [rows]);
  const first = page * pageSize;
  const shown = rows.slice(first, first + pageSize);
  return (
    <div
      ref={root}
      className={css.root}
      tabIndex={-1}
      data-part="table"
      onKeyDown={(event) => event.key.toLowerCase() === 't' && !event.ctrlKey && !event.metaKey && onClose()}
    >
      <div className={css.scroll} tabIndex={0} role="region" aria-label={label}>
        <table className={css.table} aria-label={label}>
          <thead>
            <tr>
              <th scope="col" className={css.head}>
                #
              </th>
              <th scope="col" className={css.head}>
                Seen from
              </th>
              <th scope="col" className={css.head}>
                AS path
              </th>
              <th scope="col" className={css.head}>
                Hops
              </th>
              <th scope="col" className={css.head}>
                Route
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row, i) => (
              <Row key={row.path} row={row} number={first + i + 1} names={names} hrefOf={hrefOf} />
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > pageSize && (
        <div className={css.pager}>
          {first + 1} – {first + shown.length} of {rows.length}
          <IconButton
            icon={ChevronLeft}
            label="Previous page"
            size="small"
            isDisabled={page === 0}
            onPress={() => setPage(page - 1)}
          />
          <IconButton
            icon={ChevronRight}
            label="Next page"
            size="small"
            isDisabled={first + pageSize >= rows.length}
            onPress={() => setPage(page + 1)}
          />
        </div>
      )}
    </div>
  );
}

interface RowProps extends Pick<GraphTableProps, 'hrefOf'> {
  readonly row: PathRow;
  readonly number: number;
  readonly names: ReadonlyMap<number, string | null>;
}

function Row({ row, number, names, hrefOf }: RowProps) {
  const source = row.hops[0]?.asn ?? 0;
  return (
    <tr>
      <td className={css.cell}>{number}</td>
      <td className={css.cell}>
        <Link href={hrefOf(source)}>AS{source}</Link> <bdi>{names.get(source)}</bdi>
      </td>
      <td className={css.cell}>
        <div className={css.path}>
          {row.hops.map((hop, i) => (
            <GraphHop key={i} hop={hop} href={hrefOf(hop.asn)} />
          ))}
        </div>
      </td>
      <td className={css.cell}>{row.hops.length - 1}</td>
      <td className={css.cell}>{routeWord(row)}</td>
    </tr>
  );
}

function routeWord({ possible, change }: PathRow): string {
  const word = possible ? 'Possible' : 'Seen';
  return change === null ? word : `${word}, ${change}`;
}
