import type { Evidence } from '@routeglass/api-client/incidents';
import { percentText } from '@routeglass/domain/percent';
import { type InferenceRule, testimonyRules } from '@routeglass/domain/relations';
import type { GroundsRow } from './linkRepository.ts';

const SOURCE = 'AS-Rank (Luckie et al., IMC 2013)';
const ONLY_SEEN =
  'Two networks next to each other on a path are neighbors. Their relation is inferred from table paths without loops, sets and reserved AS numbers.';

/** The inference rules, by their name in `relation.rule`. */
const rules: Readonly<Record<InferenceRule, string>> = {
  clique: `Tier-1 networks have no providers and peer with each other. ${SOURCE}, clique.`,
  triplets: `A network announces to its provider, or as a Tier-1 to its peers, only what it learned from a customer. ${SOURCE}, path triplets, from the top down.`,
  votes: `A path climbs, crosses at most one peering and descends. The links next to this one allow no other relation. Valley-free rule (Gao, 2001).`,
  'partial-feed': `A vantage network that sends few routes sends only those of its customers. ${SOURCE}, step 6.`,
  declared: `The paths leave the relation open. Both networks declare it in their registries: a network accepts ANY from its provider and announces ANY to its customer; peers exchange what is their own (RFC 2622; Siganos and Faloutsos, 2004).`,
  'route-server': `Networks on both sides of an exchange's route server in a path exchange their routes as peers.`,
  'declared-once': `The paths leave the relation open. One of the two networks declares it in its registry, and the other does not contradict it (RFC 2622; Siganos and Faloutsos, 2004).`,
  'as-set': `The paths leave the relation open. The AS-SET that one network announces as its own lists the other: it is its customer.`,
  exchange: `The paths leave the relation open. Both networks use the route server of the same Internet exchange, so they are peers.`,
  'many-tops': `A network that is next to eight or more Tier-1 networks is their peer where no path shows it to be their customer.`,
  summit: `A path climbs to its network of the highest transit degree and descends from there (Gao, 2001).`,
  'main-feed': `A vantage network sends at least a fifth of its paths over this network, and few of them lead to its known customers: it is the provider.`,
  'far-below': `Tier-1 networks have few peers: a network with a far lower transit degree is a customer. ${SOURCE}, step 9.`,
  repair: `Of two undecided links in a row, at most one is a peering: the one whose ends differ more in transit degree is transit.`,
  rest: `Links that no path shows to be transit are peerings. ${SOURCE}, last step.`,
};

interface Ends {
  readonly target: string;
  readonly network: string;
}

/** Why the target has this relation to the network. */
export function relationEvidence(
  row: GroundsRow,
  { target, network }: Ends,
  registry: Evidence['inputs'] = [],
): Evidence {
  const asOf = row.as_of?.toISOString() ?? null;
  const percent = percentText((100 * row.share).toFixed(row.share > 0.995 && row.share < 1 ? 2 : 0));
  const fact = (name: string, value: string, speaks: boolean | null, source: string) => {
    return { name, value, href: null, speaks_for: speaks, source, as_of: asOf };
  };
  const inferred =
    row.rule === null
      ? []
      : [
          fact('Distinct paths', String(row.paths), null, 'Routing tables'),
          fact('Vantage networks', String(row.peers), null, 'Routing tables'),
          fact('Paths that agree', percent, row.share >= 0.5, 'Routing tables'),
        ];
  return {
    reason: reasonOf(row, target, network),
    rule: row.rule === null ? ONLY_SEEN : (rules[row.rule as InferenceRule] ?? `Rule ${row.rule}. ${SOURCE}.`),
    inputs: [
      ...inferred,
      ...registry,
      fact('Current routes', String(row.routes), null, 'Routing tables and updates'),
      ...(row.target_on_top ? [fact(`${target} is Tier-1`, 'yes', row.type !== 'customers', 'Tier-1 clique')] : []),
      ...(row.on_top ? [fact(`${network} is Tier-1`, 'yes', row.type !== 'providers', 'Tier-1 clique')] : []),
    ],
    changes: changesOf(row, target, network),
  };
}

/** Rules based on sources other than paths. */
const told: ReadonlySet<string> = new Set(testimonyRules);

function reasonOf({ type, ip_version, rule }: GroundsRow, target: string, network: string): string {
  const over = `over IPv${ip_version}`;
  if (rule !== null && told.has(rule)) {
    const source = rule === 'route-server' || rule === 'exchange' ? 'exchange data' : 'registry data';
    if (type === 'providers') return `By ${source}, ${target} is a provider of ${network} ${over}.`;
    if (type === 'customers') return `By ${source}, ${target} is a customer of ${network} ${over}.`;
    return `By ${source}, ${target} and ${network} are peers ${over}.`;
  }
  if (rule === null && type === 'unspecified')
    return `${target} and ${network} are neighbors ${over}, but no loaded table shows their relation.`;
  if (type === 'providers')
    return `${target} announces routes of ${network} to networks that are not its customers ${over}.`;
  if (type === 'customers')
    return `${network} announces routes of ${target} to networks that are not its customers ${over}.`;
  return `${over[0]?.toUpperCase()}${over.slice(1)}, ${target} and ${network} announce only their customers' routes to each other, as far as the loaded paths show.`;
}

function changesOf({ type }: GroundsRow, target: string, network: string): string[] {
  const [provider, customer] = type === 'customers' ? [network, target] : [target, network];
  if (type === 'providers' || type === 'customers') {
    return [
      `Paths through ${provider} to ${customer} are seen only by customers of ${provider}.`,
      `${customer} announces routes of ${provider} to its own providers or peers.`,
    ];
  }
  return [
    `A provider or peer of ${target} receives routes of ${network} from it.`,
    `A provider or peer of ${network} receives routes of ${target} from it.`,
  ];
}
