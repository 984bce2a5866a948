import type { Evidence } from '@routeglass/api-client/incidents';
import type { GroundsRow } from './linkRepository.ts';

const SOURCE = 'AS-Rank (Luckie et al., IMC 2013)';
const ONLY_SEEN =
  'Two networks that follow each other on a path are neighbors; only paths of tables without loops, sets and reserved AS numbers say what they are to each other.';

/** Rules of the inference by name, as `relation.rule` has them. */
const rules: Readonly<Record<string, string>> = {
  clique: `Networks at the top, which all peer with each other and buy from nobody, are peers. ${SOURCE}, clique.`,
  triplets: `What a network passes on to its provider, or at the top to its peers, it has from a customer. ${SOURCE}, path triplets, from the top down.`,
  votes: `A path climbs, crosses at most one peering and descends: the steps beside this one leave it no other way. Valley-free rule (Gao, 2001).`,
  'partial-feed': `A collector's peer that passes on few routes passes on those of its customers only. ${SOURCE}, step 6.`,
  summit: `A path climbs to its network of the highest transit degree and descends from there (Gao, 2001).`,
  'far-below': `A network at the top peers with few: one far below it in transit degree is its customer. ${SOURCE}, step 9.`,
  repair: `Of two steps in a row that nothing else decides at most one is a peering: the one whose ends differ more in transit degree is transit.`,
  rest: `What no path shows to be transit is peering. ${SOURCE}, last step.`,
};

interface Ends {
  readonly target: string;
  readonly network: string;
}

/** Why the target is to the network what it is said to be. */
export function relationEvidence(row: GroundsRow, { target, network }: Ends): Evidence {
  const asOf = row.as_of?.toISOString() ?? null;
  const percent = `${(100 * row.share).toFixed(row.share > 0.995 && row.share < 1 ? 2 : 0)} %`;
  const fact = (name: string, value: string, speaks: boolean | null, source: string) => {
    return { name, value, href: null, speaks_for: speaks, source, as_of: asOf };
  };
  const inferred =
    row.rule === null
      ? []
      : [
          fact('Different paths over the two', String(row.paths), null, 'Routing tables'),
          fact('Networks beside collectors that sent them', String(row.peers), null, 'Routing tables'),
          fact('Share of the paths that fit', percent, row.share >= 0.5, 'Routing tables'),
        ];
  return {
    reason: reasonOf(row, target, network),
    rule: row.rule === null ? ONLY_SEEN : (rules[row.rule] ?? `Rule ${row.rule}. ${SOURCE}.`),
    inputs: [
      ...inferred,
      fact('Routes over the two that stand', String(row.routes), null, 'Routing tables and updates'),
      ...(row.target_on_top
        ? [fact(`${target} is at the top`, 'yes', row.type !== 'customers', 'Clique of the tables')]
        : []),
      ...(row.on_top
        ? [fact(`${network} is at the top`, 'yes', row.type !== 'providers', 'Clique of the tables')]
        : []),
    ],
    changes: changesOf(row, target, network),
  };
}

function reasonOf({ type, ip_version, rule }: GroundsRow, target: string, network: string): string {
  const over = `over IPv${ip_version}`;
  if (rule === null && type === 'unspecified')
    return `${target} and ${network} follow each other on paths ${over}; no loaded table says what they are to each other.`;
  if (type === 'providers')
    return `${target} carries routes of ${network} to networks that are not its customers ${over}.`;
  if (type === 'customers')
    return `${network} carries routes of ${target} to networks that are not its customers ${over}.`;
  return `${over[0]?.toUpperCase()}${over.slice(1)}, ${target} and ${network} pass on to each other nothing but routes of their customers, as far as the loaded paths show.`;
}

function changesOf({ type }: GroundsRow, target: string, network: string): string[] {
  const [provider, customer] = type === 'customers' ? [network, target] : [target, network];
  if (type === 'providers' || type === 'customers') {
    return [
      `Paths over ${provider} to ${customer} are seen by customers of ${provider} only.`,
      `${customer} carries routes of ${provider} to its own providers or peers.`,
    ];
  }
  return [
    `A provider or peer of ${target} receives routes of ${network} from it.`,
    `A provider or peer of ${network} receives routes of ${target} from it.`,
  ];
}
