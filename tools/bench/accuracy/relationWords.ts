import { agreementOf, type ComparedTable, p2cFound, p2cRight, p2pFound, p2pRight } from './relationTables.ts';

const one = (value: number): string => (Number.isFinite(value) ? value.toFixed(1) : '–');

/** A row in the table of relations for each compared table. */
export function relationLines(tables: readonly ComparedTable[]): string[] {
  return tables.map((table) => {
    const agreement = agreementOf(table);
    const { shared, p2c, p2p } = agreement;
    const cells = [
      table.name,
      table.inferred.links.length.toLocaleString('en-GB'),
      shared.toLocaleString('en-GB'),
      `**${one(p2cFound(agreement))}**${table.limit ? ` (≥ ${table.limit.p2c})` : ''}`,
      one(p2cRight(agreement)),
      String(p2c.reversed),
      `${one(p2pFound(agreement))}${table.limit?.p2p === undefined ? '' : ` (≥ ${table.limit.p2p})`}`,
      one(p2pRight(agreement)),
      `${p2c.same + p2c.reversed + p2c.p2p} / ${p2p.same + p2p.p2c}`,
      table.remark,
    ];
    return `| ${cells.join(' | ')} |`;
  });
}

interface ConeRank {
  readonly share: number;
  readonly networks: number;
  readonly smallest: number;
  readonly ours: number;
  readonly best: number;
}

export function coneLines({ name }: ComparedTable, ranks: readonly ConeRank[]): string {
  const rows = ranks.map(
    ({ share, networks, smallest, ours, best }) =>
      `| ${name} | ${share === 0 ? 'any' : `${100 * share} %`} | ${networks.toLocaleString('en-GB')} | ${smallest} | ${share === 0.5 ? `**${ours.toFixed(3)}**` : ours.toFixed(3)} | ${best.toFixed(3)} |`,
  );
  return rows.join('\n');
}

/** How far the years between a table and the published cones explain the different ranks. */
export function ageWords(table: ComparedTable, all: Omit<ConeRank, 'share'>, larger: Omit<ConeRank, 'share'>): string {
  const { inferred, witness, name } = table;
  const asns = new Set(inferred.links.flatMap(({ a, b }) => [a, b]));
  const gone = [...asns].filter((asn) => witness.indexOf(asn) === undefined).length;
  const { shared } = agreementOf(table);
  const count = (value: number): string => value.toLocaleString('en-GB');
  return `- ${name} is compared with cones of another year: of its ${count(asns.size)} networks, ${count(gone)} are not in the file, which has ${count(witness.asns.length)}; of its ${count(inferred.links.length)} links, ${count(shared)} (${one((100 * shared) / inferred.links.length)} %) are left. Of the ${all.networks} networks that can be compared, ${all.networks - larger.networks} have a published cone of fewer than ${larger.smallest} networks, so one customer gained or lost in those years changes their rank by hundreds. Among the other ${larger.networks}, the correlation is ${larger.ours.toFixed(3)}, and ${larger.best.toFixed(3)} with CAIDA's relations. Even CAIDA's relations, which are correct for the published cones by definition, do not bring that table to the order of the file, so no rule of inference could.`;
}

export interface SectionLines {
  readonly relations: readonly string[];
  readonly registries: readonly string[];
  readonly free: readonly string[];
  readonly cones: readonly string[];
  readonly ages: readonly string[];
}

export function sectionText({ relations, registries, free, cones, ages }: SectionLines): string {
  return `## Relations and cones

Relations are inferred from the paths of one table alone, with AS-Rank's method and further rules for the links that it leaves undecided (\`packages/domain/src/relations\`). They are compared with a reference,
on the links that both have. For real tables, the reference is CAIDA's relations of 1 January 2016, which are themselves inferred, from five days of all collectors. For the laboratory, it is the
truth. A p2c link is the same if the provider is the same. IPv4 and IPv6 are inferred separately; CAIDA's file covers IPv4 only.

| table | links | shared links | p2c same as reference, % | our p2c correct, % | reversed | p2p same as reference, % | our p2p correct, % | p2c / p2p of the reference | notes |
|---|---|---|---|---|---|---|---|---|---|
${relations.join('\n')}

Differences from the reference, and why:

- **A peering inferred as transit.** With few vantage points, a link that is only seen from below (a vantage network, its neighbor, the neighbor's customers) looks the same whether the neighbor is a
  provider or a peer. The paths that would show the difference, those to the vantage network from the neighbor's other peers, are not in the table. A neighbor that carries less than a twentieth of a vantage network's paths counts as
  its peer. So does a Tier-1 that is never seen to pass on the network's routes, and a network next to eight or more Tier-1s. If a Tier-1 that feeds a collector is the only one to show
  most of its undecided links, these are peerings: other vantage points would see most of its customers, too. A neighbor that carries at least a fifth of a vantage network's paths, to networks that no
  other path reaches through it, is a provider, and those networks are its peers. Transit degree decides the rest, and a slice of a table understates it.
- **Free transit.** AS6939 gives most of its neighbors transit over IPv6, and every path shows it. No inference from paths can turn that into the peering in the IPv4 file.
- **Too few paths.** Five minutes of updates show only a part of the clique (9 of CAIDA's 17 networks), so transit degree decides the links of the other members.
- **Registries and exchanges.** They decide what the paths leave open (see below), but we have no import and export lines, AS-SETs or exchange LANs from 2014 to 2016, so relations in the real tables
  come from paths alone. The client list of one exchange from 2017 does not separate peers from customers.
- **Transit inferred as peering.** A link on one or two paths between networks of similar size, with nothing known on either side of it.
- **Reversed.** Networks of similar transit degree, in a slice that shows a customer of one behind the other.
- **Time.** AS3549 was a Tier-1 in 2014 and is a customer of AS3356 in the file of 2016, so the routes that AS3356 has through it look like transit. The file lists 10 peerings of AS1668 with Tier-1s
  as transit.
- **p2p in the table of one vantage point.** A best path of one router crosses at most one peering, the one that leads away from the vantage network itself: some 500 of 65,000 links.

### Registries and exchanges

Other sources decide what the paths leave open, in this order: the import and export lines of both networks in the registries (a network accepts ANY from its provider and announces ANY to its
customer), a route server between the two networks in a path, the lines of only one of them, the AS-SET that a network announces as its own, and finally an exchange where both use the route server. These sources never
overrule the paths. If two networks contradict each other, neither counts. Transit that only one side declares counts only if the provider has the higher transit degree. The table compares the laboratories of seeds 1 to 10 with their truth. In
their registry, a quarter of the networks publish no policies, an eighth of the other lines are missing, 5 % are outdated, and 8 % of the networks still name a former provider.

| IP version | inferred from | links | p2c same as truth, % | our p2c correct, % | p2p same as truth, % | our p2p correct, % |
|---|---|---|---|---|---|---|
${registries.join('\n')}

Next hops in the LAN of an exchange are not used, because routes are stored without their next hop.

### Without the links of AS6939

AS6939 gives free transit over IPv6 to networks that are its peers in CAIDA's IPv4 file. Every path shows these links as transit, so no rule that reads paths correctly can infer peering.

In the last two columns, every link that only transit degree decides (rules summit, far-below, repair) counts as a peering. This is the most that a change of these rules could gain, and what it would cost.

| table | links of AS6939 | p2p same as CAIDA, % | p2c, % | p2p without AS6939, % | p2c, % | p2p without degree rules, % | p2c, % |
|---|---|---|---|---|---|---|---|
${free.join('\n')}

The goal of 92 % p2p is met on the IPv4 slice, but not on the IPv6 slice or the five minutes of 2016, where no change of the degree rules reaches it without giving up the transit links that degree finds. Other structural rules were not tried.

### Cones

The observed cone of each network, from the paths of one table and the relations inferred from them, is compared with CAIDA's \`ppdc-ases\` of 1 January 2016, which are observed from all
collectors. A single table cannot show every cone, and that must not count as a wrong order. So a network is compared if the same paths, with CAIDA's own relations, show a given share of its published cone
(bold: at least half). Of these networks, the 1,000 with the largest published cones are compared by rank (Spearman). The last column is what the same paths reach with CAIDA's relations: the best that the
paths allow.

| table | share of the cone that the paths show | networks | smallest cone | rank correlation | with CAIDA's relations |
|---|---|---|---|---|---|
${cones.join('\n')}

- The first row of each table includes networks that have almost none of their cone in the paths. The best paths of one vantage point reach a network with several providers through only one of them, so it is missing from the cones of
  the others. AS174's published cone of 22,450 therefore shrinks to a few hundred behind a vantage point that prefers AS2914. No inference recovers it, and CAIDA's own relations do no better.
${ages.join('\n')}
- The slices show the cones of only a few hundred networks and are not ranked.`;
}
