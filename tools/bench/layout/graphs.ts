import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LayoutGraph } from '@routeglass/domain/route-graph';

export interface NamedGraph extends LayoutGraph {
  readonly name: string;
  /** ASN of each node. */
  readonly asns: readonly number[];
  /** The AS paths that the graph was built from. */
  readonly paths: readonly string[];
}

/** The graphs in a folder of the shared data, smallest first. */
export function readGraphs(folder: string): NamedGraph[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => readGraph(join(folder, file)))
    .sort((a, b) => a.edges.length - b.edges.length);
}

function readGraph(file: string): NamedGraph {
  const { name, root, nodes, edges, paths } = JSON.parse(readFileSync(file, 'utf8')) as {
    name: string;
    root: number;
    nodes: number[];
    edges: [number, number][];
    paths: number[][];
  };
  const indexOf = new Map(nodes.map((asn, index) => [asn, index]));
  const index = (asn: number): number => indexOf.get(asn) ?? 0;
  return {
    name,
    asns: nodes,
    paths: paths.map((path) => path.join(' ')),
    nodeCount: nodes.length,
    root: index(root),
    edges: Uint32Array.from(edges.flat(), index),
  };
}

/**
 * The edges, with those reversed that close a cycle, for libraries that do not support cycles. Depth first; the first edge found keeps its
 * direction.
 */
export function withoutCycles({ nodeCount, edges }: LayoutGraph): [from: number, to: number][] {
  const outgoing: number[][] = Array.from({ length: nodeCount }, () => []);
  for (let i = 0; i < edges.length; i += 2) outgoing[edges[i]!]!.push(edges[i + 1]!);
  const state = new Uint8Array(nodeCount);
  const kept: [number, number][] = [];
  const visit = (node: number): void => {
    state[node] = 1;
    for (const to of outgoing[node]!) {
      kept.push(state[to] === 1 ? [to, node] : [node, to]);
      if (state[to] === 0) visit(to);
    }
    state[node] = 2;
  };
  for (let node = 0; node < nodeCount; node++) if (state[node] === 0) visit(node);
  return kept;
}
