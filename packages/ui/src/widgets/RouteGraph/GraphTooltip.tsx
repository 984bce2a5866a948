import { useLayoutEffect, useRef } from 'react';
import type { GraphEdge, GraphNode } from './graphData.ts';
import type { GraphIndex } from './graphIndex.ts';
import * as css from './GraphTooltip.css.ts';
import { changeText, counted, hopsText } from './nodeWords.ts';
import { placeTooltip } from './placeTooltip.ts';
import { relationLook } from './relationLook.ts';
import type { Pointed } from './useHover.ts';

/** Paths named one by one; the rest is counted, and listed in the table. */
const named = 4;

/** Who a node is, or what runs over an edge. */
export function GraphTooltip({ graph, target, at }: Pointed) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const stage = root.current?.offsetParent;
    if (!root.current || !stage) return;
    const size = { width: root.current.offsetWidth, height: root.current.offsetHeight };
    const { x, y } = placeTooltip(at, size, { width: stage.clientWidth, height: stage.clientHeight });
    root.current.style.transform = `translate(${x}px, ${y}px)`;
  });
  const node = target.kind === 'node' ? graph.nodes[target.index] : undefined;
  const edge = target.kind === 'edge' ? graph.edges[target.index] : undefined;
  const paths = (node ?? edge)?.paths ?? [];
  return (
    <div ref={root} className={css.root} role="tooltip" data-part="tooltip">
      {node && <NodeFacts node={node} />}
      {edge && <EdgeFacts edge={edge} graph={graph} />}
      {paths.length > 0 && (
        <ul className={css.paths}>
          {paths.slice(0, named).map((path) => (
            <li key={path}>{path}</li>
          ))}
          {paths.length > named && <li>and {counted(paths.length - named, 'more path')}</li>}
        </ul>
      )}
    </div>
  );
}

function NodeFacts({ node }: { readonly node: GraphNode }) {
  const country = node.countryName ?? node.countryCode;
  return (
    <>
      <span className={css.title}>
        AS{node.asn} <bdi>{node.name}</bdi>
      </span>
      {node.orgName && node.orgName !== node.name && <bdi className={css.detail}>{node.orgName}</bdi>}
      {country && <span className={css.detail}>{country}</span>}
      <span className={css.detail}>
        {hopsText(node)}, {counted(node.paths.length, 'path')}
      </span>
      {node.extended && <span className={css.detail}>Only on possible routes</span>}
      {node.change && <span className={css.detail}>{changeText[node.change]}</span>}
    </>
  );
}

function EdgeFacts({ edge, graph }: { readonly edge: GraphEdge; readonly graph: GraphIndex }) {
  const nameOf = (asn: number) => graph.nodes[graph.nodeOf.get(asn) ?? -1]?.name;
  return (
    <>
      <span className={css.title}>
        AS{edge.from} → AS{edge.to}
      </span>
      <span className={css.detail}>
        {relationLook(edge.type).label}, {counted(edge.paths.length, 'path')}
        {edge.extended && ', possible route'}
      </span>
      <span className={css.detail}>
        <bdi>{nameOf(edge.from)}</bdi> → <bdi>{nameOf(edge.to)}</bdi>
      </span>
      {edge.change && <span className={css.detail}>{changeText[edge.change]}</span>}
    </>
  );
}
