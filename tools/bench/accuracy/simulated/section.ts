import { table } from '../incidents/eventSection.ts';
import type { JudgedSimulation } from './judgeEvent.ts';
import { Tally, tallied } from './tally.ts';

/** The results of one seed's events. */
export interface SeedResult {
  readonly seed: number;
  readonly judged: readonly JudgedSimulation[];
}

const HEAD = ['', 'events', 'found', 'offender first', 'among three suspects', 'victim', 'above info: right / wrong'];

const ABOUT = `## Simulated events

No rule can be fitted to these: \`npm run bench -- accuracy\` draws them from a seed. The Internet is that of CAIDA's relations of 1 January 2016, and routes spread by Gao and
Rexford's rules (\`packages/domain/src/propagation\`). The vantage points are the full peers of real tables: rib.20140523.0600.slice.bz2 (half of the events are seen by all of them, an eighth each
by 16, 8 and 4 drawn from them) and rib.rrc06.20100701.0759.bz2 (an eighth). Victims are origins of these tables, and an event's routes take the place of the real ones a day after the table.
Attackers are drawn half from all networks and half from those with customers; a forger takes the prefix or a part of it. Events that no vantage point sees are drawn again, leaks that
not two networks see, too, since these are no leaks by definition.

Known before an event is what a server knows that has loaded whole tables of the same peers: the links on their best paths to all networks and on the real paths, and relations inferred from those paths
(\`packages/domain/src/relations\`), not those of 2016. No registry is loaded. Each event is judged by itself within the families of its prefixes. *Found*: an incident that is not closed. *First*: the gravest of them blames the one who did it. *Above info*: incidents that blame the one who did it, and others. An incident that was there before the event and has none of its routes is no answer to it.`;

const LIMITS = `### What each rule can know, and what it cannot

- **The common end of all paths** holds whoever announced the prefix: everything behind it may be invented, everything before it is real. So each network of that run is weighed by how well it explains what is
  odd on it. Paths alone cannot tell a forger from a provider that serves nobody else on these paths; then both are listed.
- **A link never seen before** is only as odd as the tables are whole. Where neither end was seen before, nothing is concluded. A new provider of an origin with a single prefix looks exactly like a forger with
  customers: it is told as info. So is what one vantage network alone sees, which may have a link of its own.
- **Direction.** A network that passed on to a provider or peer what its provider gave it did not have the route from there: it put the provider between itself and the victim. This rests on inferred
  relations, and says nothing where the link was never seen.
- **A number never seen before** behind a known network is its new customer or its invention. Nothing on the path tells which; the more customers the network has, the likelier it is a customer. That is why
  new and invented origins have the lowest shares in the first column, and nearly all of them both networks among the suspects.
- **Leaks** are found only where both relations are told right. A peering that is taken for transit, or that no table showed before, hides a leak of type 2; these are most of
  the events in which the offender is not among three suspects. Where a path breaks the rule at several networks, or would at another one if a doubtful relation were read differently, the others are named
  as suspects after the leaker.
- **Ordinary changes** that no registry explains look like attacks. A new provider that is no larger than its customer is told as a leak of type 4, since a network that passes its peer's routes on to a provider
  looks the same when no table has shown the link: these were nearly all of 106 incidents in 200 such changes (seed 20160101), of which the simulation then drew the provider from all networks with customers alike,
  mostly a tiny one for a larger network. It is now drawn as providers are, in proportion to their customers. A customer whose link to the holder no table shows, and that announces a part of its space, is told as a
  hijack. Route objects, ROAs, ASPAs and organizations close these where they are loaded; here none are.`;

export function simulatedSection(results: readonly SeedResult[], noise: readonly string[]): string {
  return [ABOUT, ...results.flatMap(seedParts), '### The tables themselves', ...noise, LIMITS].join('\n\n');
}

function seedParts({ seed, judged }: SeedResult): string[] {
  const attacks = judged.filter(({ answers }) => answers.length > 0);
  const changes = judged.filter(({ answers }) => answers.length === 0);
  return [
    `### Seed ${seed}, held out while rules were made`,
    tableOf(attacks, 'kind', ({ event }) => event.kind),
    tableOf(attacks, 'vantage networks that looked', ({ looking }) => String(looking)),
    tableOf(attacks, 'vantage networks that saw it', ({ seenBy }) => seenWords(seenBy)),
    `Ordinary changes, of which every incident above info is a false alarm:`,
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
