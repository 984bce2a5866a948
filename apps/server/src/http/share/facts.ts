import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import type { ShareFacts } from './drawing.ts';
import { routeSketch } from './routeSketch.ts';

type Graph = AnswerOf<Endpoints['routeGraph']> | null;

const counted = (count: number, one: string): string =>
  `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 'es'}`;

/** A network in a few words: its prefixes by verdict and its neighbors. */
export function networkFacts(
  info: AnswerOf<Endpoints['asInfo']>,
  overview: AnswerOf<Endpoints['asOverview']> | null,
  graph: Graph,
): ShareFacts {
  const { roa, prefixes, neighbors } = overview ?? {};
  return {
    title: `AS${info.asn}`,
    name: [info.as_name, info.country_name].filter((word) => word !== null).join(' · '),
    facts: [
      ...(prefixes ? [{ text: counted(prefixes.all, 'prefix') }] : []),
      ...(roa && roa.valid > 0 ? [{ text: `${roa.valid} valid by ROA`, tone: 'valid' as const }] : []),
      ...(roa && roa.invalid > 0 ? [{ text: `${roa.invalid} invalid by ROA`, tone: 'invalid' as const }] : []),
      ...(roa && roa.unknown > 0 ? [{ text: `${roa.unknown} without a ROA`, tone: 'unknown' as const }] : []),
      ...(neighbors ? [{ text: `${neighbors.providers.all} providers, ${neighbors.customers.all} customers` }] : []),
    ],
    ...sketched(graph),
  };
}

/** A prefix in a few words: its origins with their verdicts. */
export function prefixFacts({ prefix, origins }: AnswerOf<Endpoints['prefixDetail']>, graph: Graph): ShareFacts {
  const [first] = origins;
  return {
    title: prefix,
    name: first ? `AS${first.origin.asn} ${first.origin.as_name ?? ''}`.trim() : 'Not announced',
    facts: origins.slice(0, 3).map(({ origin, roa }) => ({
      text: `AS${origin.asn}: ${roa} by ROA`,
      ...(roa === 'valid' || roa === 'invalid' ? { tone: roa } : { tone: 'unknown' as const }),
    })),
    ...sketched(graph),
  };
}

const sketched = (graph: Graph) => (graph && graph.routes.length > 0 ? { sketch: routeSketch(graph.routes) } : {});
