import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import type { Answering } from '@routeglass/api-client/hooks';
import type { PlayerWindow } from '@routeglass/domain/player';
import { formatPrefix, parsePrefix } from '@routeglass/domain/prefix';
import type { OpenFace } from '@routeglass/ui/Face';
import { wordsInPlace } from '../wire/failureWords.ts';
import type { GraphData, GraphEmptyReason } from '@routeglass/ui/RouteGraph';

type Graph = AnswerOf<Endpoints['routeGraph']>;

/** Shown in place of the graph, with the reason if it is empty. */
export interface GraphFace<Data> {
  readonly graph: OpenFace<Data>;
  readonly emptyReason?: GraphEmptyReason;
}

/** Nothing to draw, for a reason. */
export function emptyFace(root: number, emptyReason: GraphEmptyReason): GraphFace<GraphData> {
  return { graph: { status: 'ready', data: { root, nodes: [], edges: [], routes: [] } }, emptyReason };
}

/** State of a failed call. A network or prefix that is not in the tables is an empty graph, not a failure. */
export function failedFace<Answer>(root: number, { error, retry }: Answering<Answer>): GraphFace<GraphData> | null {
  if (!error) return null;
  if (error.status === 404) return emptyFace(root, 'no-data');
  return { graph: { status: 'error', message: wordsInPlace(error), onRetry: retry } };
}

/**
 * The answer to show for a question. The previous answer stays while the next one for the same network loads, but never after a failure or for
 * another network.
 */
export function shownGraph(call: Answering<Graph>, asn: number, prefix: string | null): Graph | undefined {
  const { data, isLoading } = call;
  if (!data || data.root_asn !== asn) return undefined;
  const asked = parsePrefix(prefix ?? '');
  return isLoading || (asked && data.prefixes.includes(formatPrefix(asked))) ? data : undefined;
}

/** The player's history while prefix or targets are missing: it loads as long as the graph does, then it is empty. */
export function historyOfNothing({ graph }: GraphFace<GraphData>, start: number, end: number): OpenFace<PlayerWindow> {
  return graph.status === 'loading' ? graph : { status: 'ready', data: { start, end, events: [] } };
}
