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
  return `- ${name} is ranked against cones of other years: of its ${count(asns.size)} networks ${count(gone)} are gone in the file, which has ${count(witness.asns.length)}; of its ${count(inferred.links.length)} links ${count(shared)} (${one((100 * shared) / inferred.links.length)} %) are left. Of the ${all.networks} networks that can be compared ${all.networks - larger.networks} have a published cone of fewer than ${larger.smallest}, where one customer gained or lost in those years moves a network by hundreds of ranks; among the other ${larger.networks} the correlation is ${larger.ours.toFixed(3)}, and ${larger.best.toFixed(3)} with CAIDA's relations. So even these, which are right for the published cones by definition, do not bring that table to the order of 2016, and no rule of inference could.`;
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

Relations are inferred from the paths of one table alone (AS-Rank's method and what it leaves open, \`packages/domain/src/relations\`) and compared with a witness on the links
that both have: with CAIDA's relations of 1 January 2016, which are themselves inferred, from all collectors of five days; with the truth, for the laboratory. A p2c link is
told the same when the provider is the same. IPv4 and IPv6 are inferred apart; CAIDA's file is of IPv4.

| table | links | shared | p2c told the same, % | of our p2c right, % | other way round | p2p told the same, % | of our p2p right, % | p2c / p2p of the witness | what to know |
|---|---|---|---|---|---|---|---|---|---|
${relations.join('\n')}

What is not told the same, and why:

- **A peering called transit.** Where few peers look, a link that is only seen from below (a collector's peer, its neighbor, the neighbor's customers) looks the same for a provider and for
  a peer: the paths that would tell them apart, from the neighbor's other peers to us, are not in the table. What a peer sends only a twentieth of its paths over is taken for a
  peer, and so is a network at the top that is never seen to pass our routes on, and one that touches eight or more networks at the top. If a Tier-1 that feeds a collector
  is the only one to show most of its undecided links, these are peerings: other vantage points would see most of its customers, too. A neighbor that carries a fifth of a peer's paths to networks
  that no other path reaches through it is a provider, and those networks are its peers. The rest is judged by transit degree, which a slice of a table understates.
- **Free transit.** What AS6939 gives to most of its neighbors over IPv6 is transit in every path there is; no inference from these makes it the peering that the file of IPv4 has.
- **Too few paths.** Five minutes of updates show a part of the clique only (9 networks of CAIDA's 17), and what the others touch is then judged by transit degree.
- **Registries and exchanges.** They decide what the paths leave open (below), but no import and export lines, no AS-SETs and no exchange LANs of 2014 to 2016 are at hand, so the real tables
  are told from paths alone. The client list of one exchange of 2017 does not separate peers from customers.
- **Transit called peering.** A link on one or two paths between networks of like size, with nothing on either side that is known.
- **The other way round.** Networks of like transit degree in a slice in which the customer of the one is seen over the other.
- **Time.** AS3549 was at the top in 2014 and is a customer of AS3356 in the file of 2016, so what AS3356 has over it looks like transit; of 10 peerings of AS1668 with the top the
  file has made transit.
- **p2p in the table of one peer.** A table of best paths of one router crosses one peering a path at most, and that one leads away from the hidden peer itself: some 500 of 65,000 links.

### Registries and exchanges

What paths leave open is decided by those who know: the import and export lines of both networks in the registries (a network accepts ANY from its provider and announces ANY to its
customer), a route server between two networks in a path, the lines of one of the two alone, the AS-SET that a network announces as its own, and last an exchange whose route server both use. What paths show is
never overruled, two networks that contradict each other say nothing, and what one side alone says of transit holds only where the provider has the higher transit degree. Below are the laboratories of seeds 1 to 10 against their truth; in
their registry a quarter of the networks keep no policies, an eighth of the other lines are missing, 5 % say what was once true, and 8 % of the networks name a provider that they left.

| IP version | told from | links | p2c told the same, % | of our p2c right, % | p2p told the same, % | of our p2p right, % |
|---|---|---|---|---|---|---|
${registries.join('\n')}

Next hops on the LAN of an exchange are not used: routes are stored without their next hop.

### Without the links of AS6939

AS6939 gives free transit over IPv6 to networks that are its peers in the file, which is of IPv4: these links are transit in every path, and no rule that is right about paths can call them peerings.

The last two columns call all links peerings that transit degree alone decides (summit, far-below, repair): what any change of these rules can bring at most, and what it costs.

| table | links of AS6939 | p2p told the same, % | p2c, % | p2p without AS6939, % | p2c, % | p2p where degree decides nothing, % | p2c, % |
|---|---|---|---|---|---|---|---|
${free.join('\n')}

So no change of the degree rules reaches 92 % on the IPv6 slice or on the five minutes of 2016 without giving up the transit links that degree finds. Other structural rules were not tried.

### Cones

The observed cone of each network from the loaded paths alone, over the relations inferred from them, against CAIDA's \`ppdc-ases\` of the same day, which are observed from all
collectors. What one table cannot show must not be counted as wrong order: a network's cone *can be shown* when the same paths, read with CAIDA's own relations, show at least half of
the published cone. Compared are the 1,000 largest published cones among these, by rank (Spearman). The last column is what the same paths reach with CAIDA's relations: the limit that the
paths set.

| table | share of the cone that the paths show | networks | smallest cone | rank correlation | with CAIDA's relations |
|---|---|---|---|---|---|
${cones.join('\n')}

- The first row counts networks of whose cone next to nothing is shown, too. One peer's best paths lead to a network that has several providers through one of them: the cones of
  the others lack it. So AS174's published 22,450 shrink to a few hundred behind a peer that prefers AS2914, and no inference brings them back; CAIDA's own relations fare no better.
${ages.join('\n')}
- The slices show a few hundred networks' cones at all and are not ranked.`;
}
