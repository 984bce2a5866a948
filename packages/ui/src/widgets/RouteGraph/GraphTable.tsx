import { pathKey } from '@routeglass/domain/as-path';
import { useEffect, useMemo, useRef, useState } from 'react';
import * as glossary from '@routeglass/domain/glossary';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { pageWindow } from '../../primitives/Pagination/pageWindow.ts';
import type { GraphData } from './graphData.ts';
import { commandOf } from './graphKeys.ts';
import { GraphHop } from './GraphHop.tsx';
import type { LinkEvidenceSource } from './linkEvidence.ts';
import * as css from './GraphTable.css.ts';
import { ValidityBadge } from '../ValidityBadge/ValidityBadge.tsx';
import { verdictWords, type PathVerdicts } from './pathVerdict.ts';
import { changeWord, pathRows, type PathRow } from './pathRows.ts';

interface GraphTableProps {
  readonly graph: GraphData;
  readonly label: string;
  readonly fileName: string;
  readonly hrefOf: (asn: number) => string;
  readonly aspa: PathVerdicts | undefined;
  readonly linkEvidence: LinkEvidenceSource | undefined;
  /** Called for the `t` key. */
  readonly onClose: () => void;
}

/** The paths of the drawing, one per row, from the network that heard the route to the origin. */
export function GraphTable({ graph, label, fileName, hrefOf, aspa, linkEvidence, onClose }: GraphTableProps) {
  const rows = useMemo(() => pathRows(graph), [graph]);
  const columns = useMemo(() => columnsOf(graph, { hrefOf, aspa, linkEvidence }), [graph, hrefOf, aspa, linkEvidence]);
  const [asked, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(20);
  const { page } = pageWindow(asked, pageSize, rows.length);
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = root.current;
    const onKey = (event: KeyboardEvent) => commandOf(event)?.do === 'table' && onClose();
    element?.focus({ preventScroll: true });
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    <section ref={root} className={css.root} tabIndex={-1} aria-label={label} data-part="table">
      <DataTable
        label={label}
        columns={columns}
        rows={rows.slice((page - 1) * pageSize, page * pageSize)}
        rowKey={(row) => row.path}
        total={rows.length}
        csvName={fileName}
        csvRows={() => Promise.resolve(rows)}
        footer={
          rows.length > 10 && (
            <Pagination
              page={page}
              pageSize={pageSize}
              total={rows.length}
              onPageChange={setPage}
              onPageSizeChange={(size) => {
                setPageSize(size);
                setPage(1);
              }}
            />
          )
        }
      />
    </section>
  );
}

function columnsOf(
  graph: GraphData,
  { hrefOf, aspa, linkEvidence }: Pick<GraphTableProps, 'hrefOf' | 'aspa' | 'linkEvidence'>,
): DataColumn<PathRow>[] {
  const names = new Map(graph.nodes.map((node) => [node.asn, node.name]));
  const sourceOf = ({ hops }: PathRow) => hops[0]?.asn ?? graph.root;
  return [
    {
      id: 'source',
      name: 'Seen from',
      about: glossary.vantagePoint,
      isRowHeader: true,
      text: (row) => `AS${sourceOf(row)}`,
      cell: (row) => (
        <span className={css.source}>
          <Link href={hrefOf(sourceOf(row))}>
            <Mono>AS{sourceOf(row)}</Mono>
          </Link>{' '}
          <bdi>{names.get(sourceOf(row))}</bdi>
        </span>
      ),
    },
    {
      id: 'path',
      name: 'AS path',
      about: glossary.asPath,
      text: (row) => row.path,
      cell: (row) => (
        <span className={css.path}>
          {row.hops.map((hop, place) => (
            <GraphHop
              // A network that returns in a loop occurs twice.
              key={`${place} ${hop.asn}`}
              hop={hop}
              next={row.hops[place + 1]?.asn}
              href={hrefOf(hop.asn)}
              linkEvidence={linkEvidence}
            />
          ))}
          {row.set && <span title="AS_SET">{row.set}</span>}
        </span>
      ),
    },
    ...(aspa ? [aspaColumn(aspa)] : []),
    { id: 'hops', name: 'Hops', align: 'end', priority: 2, cell: (row) => row.hops.length - 1 },
    {
      id: 'route',
      name: 'Route',
      priority: 2,
      text: changeWord,
      cell: (row) => <span className={css.word}>{changeWord(row)}</span>,
    },
  ];
}

function aspaColumn({ verdictOf, evidenceOf }: PathVerdicts): DataColumn<PathRow> {
  return {
    id: 'aspa',
    name: 'ASPA',
    about: glossary.aspa,
    text: ({ path }) => {
      const verdict = verdictOf(pathKey(path));
      return verdict ? verdictWords(verdict) : null;
    },
    cell: ({ path }) => {
      const key = pathKey(path);
      const verdict = verdictOf(key);
      if (!verdict) return null;
      const { state, hop } = verdict;
      return (
        <span className={css.verdict}>
          <ValidityBadge validity={state} subject={`ASPA of ${key}`} {...evidenceOf?.(key)} />
          {state === 'invalid' && hop && (
            <span className={css.failing}>
              AS{hop.customer} → AS{hop.provider}
            </span>
          )}
        </span>
      );
    },
  };
}
