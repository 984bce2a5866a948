import { table } from '../incidents/eventSection.ts';
import type { JudgedSimulation } from './judgeEvent.ts';
import { Tally, tallied } from './tally.ts';

/** The results of one seed's events. */
export interface SeedResult {
  readonly seed: number;
  readonly judged: readonly JudgedSimulation[];
}

const HEAD = ['', 'events', 'found', 'offender first', 'among first three', 'victim', 'above info: right / wrong'];

const ABOUT = `## Simulated events

No rule can be fitted to these events: \`npm run bench -- accuracy\` draws them from a seed. The Internet is that of CAIDA's relations of 1 January 2016, and routes spread by the
Gao-Rexford rules (\`packages/domain/src/propagation\`). The vantage points are those of real tables that send a full table: rib.20140523.0600.slice.bz2 (all of them see half of the events; 16, 8 and 4
drawn from them see an eighth each) and rib.rrc06.20100701.0759.bz2 (an eighth). Victims are origins of these tables, and an event's routes replace the real ones a day after the table.
Half of the attackers are drawn from all networks, half from those with customers. If the kind of event does not say which, they announce the prefix or a part of it. Events that no vantage point
sees are drawn again, and so are leaks that fewer than two networks see, because these are not leaks by definition.

Before an event, detection knows what a server knows after loading full tables of the same vantage points: the links on their best paths to all networks and on the real paths, and relations inferred from those paths
(\`packages/domain/src/relations\`), not those of 2016. No registry is loaded. Each event is judged separately, with its prefixes and those that cover them. *Found*: an incident that is not closed. *Offender first*: the most severe of them names the offender as its first suspect. *Above info*: incidents that blame the offender, and incidents that blame others. Incidents that began before the event and have none of its routes do not count.`;

const LIMITS = `### What each rule can and cannot know

- **The common end of all paths** includes the network that really announced the prefix: everything behind it may be invented, everything before it is real. So each network of the common end is weighted by how well it explains
  what is unusual there. Paths alone cannot tell a forger from a provider that serves no other network on these paths; then both are listed.
- **A link never seen before** is only as unusual as the tables are complete. If neither end was seen before, nothing is concluded. A new provider of an origin with a single prefix looks exactly like a forger with
  customers, so it is reported as info. So is an event that only one vantage network sees, because that network may have a link of its own.
- **Direction.** If a path shows a network passing its provider's route on to a provider or peer, the network is taken not to have learned it there, but to have inserted the provider between itself and the victim. This relies on
  inferred relations, and says nothing about links that were never seen.
- **An AS number never seen before** behind a known network is its new customer or its invention. Nothing in the path shows which; the more customers the network has, the more likely it is a customer. That is why
  new and invented origins have the lowest shares of *offender first* among hijacks, although both networks are among the suspects in nearly all of them.
- **Leaks** are found only if both relations are inferred correctly. A peering that is inferred as transit, or that no table showed before, hides a leak of type 2; these are most of
  the events in which the offender is not among the first three suspects. If a path breaks the rule at several networks, or would break it at another one if a doubtful relation were different, the others are listed
  as suspects after the leaker.
- **Ordinary changes** that no registry explains look like attacks. A new provider that is no larger than its customer is reported as a leak of type 4, because a network that passes its peer's routes on to a provider
  looks the same if no table has shown the link. These were nearly all of 106 incidents in 200 such changes (seed 20160101), when the simulation drew the provider from all networks with customers alike,
  mostly a tiny one for a larger network. It now draws providers in proportion to their customers. A customer that announces a part of the holder's space, and that no table shows next to the holder, is reported as a
  hijack. Route objects, ROAs, ASPAs and organizations close these if they are loaded; here none are.`;

export function simulatedSection(results: readonly SeedResult[], noise: readonly string[]): string {
  return [ABOUT, ...results.flatMap(seedParts), '### The tables without events', ...noise, LIMITS].join('\n\n');
}

function seedParts({ seed, judged }: SeedResult): string[] {
  const attacks = judged.filter(({ answers }) => answers.length > 0);
  const changes = judged.filter(({ answers }) => answers.length === 0);
  return [
    `### Seed ${seed}, held out while the rules were developed`,
    tableOf(attacks, 'kind', ({ event }) => event.kind),
    tableOf(attacks, 'vantage networks watching', ({ looking }) => String(looking)),
    tableOf(attacks, 'vantage networks that saw it', ({ seenBy }) => seenWords(seenBy)),
    `Ordinary changes, for which every incident above info is a false alarm:`,
    table(
      ['change', 'events', 'incidents above info'],
      [...tallied(changes, ({ event }) => event.kind)].map(([kind, { events, wrong }]) => [
        kind,
        String(events),
        `${wrong} (${percent(wrong, events)})`,
      ]),
    ),
  ];
}

export function seenWords(networks: number): string {
  if (networks <= 2) return String(networks);
  return networks <= 5 ? '3 to 5' : networks <= 10 ? '6 to 10' : '11 and more';
}

function tableOf(judged: readonly JudgedSimulation[], what: string, keyOf: (one: JudgedSimulation) => string): string {
  const all = new Tally();
  for (const one of judged) all.add(one);
  const rows = [...tallied(judged, keyOf)].sort(([a], [b]) =>
    what === 'kind' ? 0 : Number.parseInt(a, 10) - Number.parseInt(b, 10),
  );
  return table([what, ...HEAD.slice(1)], [...rows.map(([key, tally]) => rowOf(key, tally)), rowOf('**all**', all)]);
}

function rowOf(key: string, { events, found, first, amongThree, victim, right, wrong }: Tally): string[] {
  return [
    key,
    String(events),
    ...[found, first, amongThree, victim].map((count) => percent(count, events)),
    `${right} / ${wrong} (${percent(right, right + wrong)})`,
  ];
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
}
