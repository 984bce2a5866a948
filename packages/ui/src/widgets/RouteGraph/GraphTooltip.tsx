import { pathKey } from '@routeglass/domain/as-path';
import { useLayoutEffect, useRef } from 'react';
import { hopReason } from '../../facts/aspaEvidence.ts';
import type { DrawnNode } from './foldLeaves.ts';
import type { GraphEdge } from './graphData.ts';
import type { GraphIndex } from './graphIndex.ts';
import * as css from './GraphTooltip.css.ts';
import { changeText, counted, hopsText, numberText } from './nodeWords.ts';
import { failingHop, verdictCounts, type PathVerdict, type PathVerdicts } from './pathVerdict.ts';
import { placeTooltip } from './placeTooltip.ts';
import { relationLook } from './relationLook.ts';
import type { Pointed } from './useHover.ts';

/** Number of paths listed; the rest is counted, and listed in the table. */
const named = 4;

interface GraphTooltipProps extends Pointed {
  readonly aspa?: PathVerdicts | undefined;
}

/** Describes a node, or the paths over an edge. */
export function GraphTooltip({ graph, target, at, kept, aspa }: GraphTooltipProps) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const stage = root.current?.offsetParent;
    if (!root.current || !stage) return;
    const size = { width: root.current.offsetWidth, height: root.current.offsetHeight };
    const { x, y } = placeTooltip(at, size, { width: stage.clientWidth, height: stage.clientHeight }, kept);
    root.current.style.transform = `translate(${x}px, ${y}px)`;
  });
  const node = target.kind === 'node' ? graph.nodes[target.index] : undefined;
  const edge = target.kind === 'edge' ? graph.edges[target.index] : undefined;
  const paths = (node ?? edge)?.paths ?? [];
  return (
    <div ref={root} className={css.root} role="tooltip" data-part="tooltip">
      {node && <NodeFacts node={node} isRoot={target.index === graph.root} />}
      {edge && <EdgeFacts edge={edge} graph={graph} />}
      {aspa && <AspaFacts paths={paths} edge={edge} aspa={aspa} />}
      {paths.length > 0 && (
        <ul className={css.paths}>
          {paths.slice(0, named).map((path) => (
            <li key={path}>
              {path}
              {aspa && <PathState verdict={aspa.verdictOf(pathKey(path))} />}
            </li>
          ))}
          {paths.length > named && <li>and {counted(paths.length - named, 'more path')}</li>}
        </ul>
      )}
    </div>
  );
}

interface AspaFactsProps {
  readonly paths: readonly string[];
  readonly edge: GraphEdge | undefined;
  readonly aspa: PathVerdicts;
}

function AspaFacts({ paths, edge, aspa }: AspaFactsProps) {
  const counts = verdictCounts(paths, aspa);
  const failing = edge && failingHop(edge, aspa);
  return (
    <>
      {counts && <span className={css.detail}>{counts}</span>}
      {failing && <span className={css.detail}>{hopReason(failing)}</span>}
    </>
  );
}

function PathState({ verdict }: { readonly verdict: PathVerdict | undefined }) {
  return verdict?.state === 'invalid' && <strong className={css.failed}> Invalid</strong>;
}

function NodeFacts({ node, isRoot }: { readonly node: DrawnNode; readonly isRoot: boolean }) {
  const country = node.countryName ?? node.countryCode;
  return (
    <>
      <span className={css.title}>
        {numberText(node)} <bdi>{node.name}</bdi>
      </span>
      {node.orgName && node.orgName !== node.name && <bdi className={css.detail}>{node.orgName}</bdi>}
      {country && <span className={css.detail}>{country}</span>}
      <span className={css.detail}>
        {hopsText(node, isRoot)}, {counted(node.paths.length, 'path')}
      </span>
      {node.extended && <span className={css.detail}>Only on possible routes</span>}
      {node.change && <span className={css.detail}>{changeText[node.change]}</span>}
    </>
  );
}

function EdgeFacts({ edge, graph }: { readonly edge: GraphEdge; readonly graph: GraphIndex }) {
  const nodeOf = (asn: number) => graph.nodes[graph.nodeOf.get(asn) ?? -1];
  const [from, to] = [nodeOf(edge.from), nodeOf(edge.to)];
  return (
    <>
      <span className={css.title}>
        {numberText(from ?? { asn: edge.from })} → AS{edge.to}
      </span>
      <span className={css.detail}>
        {relationLook(edge.type).label}, {counted(edge.paths.length, 'path')}
        {edge.extended && ', possible route'}
        {edge.loop && ', in a loop'}
      </span>
      <span className={css.detail}>
        <bdi>{from?.name}</bdi> → <bdi>{to?.name}</bdi>
      </span>
      {edge.change && <span className={css.detail}>{changeText[edge.change]}</span>}
    </>
  );
}
