import type { StoryRoute } from '../../history/story.ts';
import { DAY_SECONDS } from '../../time/day.ts';
import { type Family, isStanding, SILENCE } from '../families.ts';
import { type Spell, spellsOf } from '../spells.ts';
import { type Candidate, ipVersionOf, type Mark, offenderOf } from './candidate.ts';
import { registryAnswers } from '../registries/registryAnswers.ts';
import type { Holder } from './holders.ts';
import type { Court } from './judgeSpell.ts';
import { isNeighborly, isNewLink } from './newLink.ts';
import { suspectsOf } from './suspects.ts';
import { type Trunk, trunkOf } from './trunk.ts';

/** After this many seconds, an origin holds its prefix. */
const SETTLED = DAY_SECONDS;

/**
 * Routes to an origin that holds the prefix or a covering one, over a first hop never seen before: `AS2 AS1`, although AS2 is not a known
 * neighbor of AS1. If the prefix is new, all routes must share the new link; otherwise the routes over each first hop are judged separately.
 */
export function forgedRoutes(family: Family, origin: number, spell: Spell, court: Court): Candidate[] {
  return isNewPrefix(family, origin, spell)
    ? ofNewPrefix(family, origin, spell, court)
    : ofOldPrefix(family, origin, spell, court);
}

function isNewPrefix(family: Family, origin: number, spell: Spell): boolean {
  return family.kin.spellsOf(origin)[0] === spell && !isStanding(spell, family);
}

function ofNewPrefix(family: Family, origin: number, spell: Spell, court: Court): Candidate[] {
  const cover = family.covers.find((relative) => relative.spellsOf(origin).length > 0);
  if (!cover) return [];
  const holder = {
    ...holderOf(origin, cover.text),
    routes: cover.spellsOf(origin).flatMap(({ routes }) => routes),
  };
  return candidate(family, origin, spell, holder, court);
}

function ofOldPrefix(family: Family, origin: number, spell: Spell, court: Court): Candidate[] {
  const { reader, lookup } = court;
  const ipVersion = ipVersionOf(family);
  // Cheap for an ordinary prefix: all its first hops are known.
  const found = new Map<number, StoryRoute[] | null>();
  const settledFrom = isStanding(spell, family) ? spell.from : spell.from + SETTLED;
  for (const route of spell.routes) {
    const isLater = !route.fromSnapshot && route.from >= settledFrom;
    const firstHop = isLater ? reader.facts(route.path).asns.at(-2) : undefined;
    if (firstHop === undefined) continue;
    let routes = found.get(firstHop);
    if (routes === undefined) {
      routes = isNewLink(firstHop, origin, route.from, lookup, ipVersion) ? [] : null;
      found.set(firstHop, routes);
    }
    routes?.push(route);
  }
  const holder = { ...holderOf(origin, family.kin.text), routes: spell.routes };
  return [...found.values()].flatMap((routes) =>
    spellsOf(routes ?? [], SILENCE).flatMap((own) => candidate(family, origin, own, holder, court)),
  );
}

function holderOf(origin: number, prefix: string): Omit<Holder, 'routes'> {
  return { origin, prefix, since: null, until: null, source: null };
}

/** Empty if no link in the common trunk is new. */
function candidate(family: Family, origin: number, spell: Spell, holder: Holder, court: Court): Candidate[] {
  const { reader, lookup } = court;
  const ipVersion = ipVersionOf(family);
  const trunk = trunkOf(spell.routes, spell.from, ipVersion, reader, lookup);
  const suspects = suspectsOf(trunk, [origin], ipVersion, lookup);
  const odd = trunk.isNew.indexOf(true);
  const isNeighbor = newNeighborOf(trunk, lookup, ipVersion);
  if (odd < 0 || suspects.length === 0 || (odd === 1 && isNeighbor === 'surely')) return [];
  const isOfOne = lookup.sharedOrganisation(offenderOf({ suspects, origin }), trunk.asns[odd - 1]!) !== undefined;
  return [
    {
      type: 'forged-origin',
      family,
      spell,
      origin,
      suspects,
      holders: [holder],
      heldPrefix: holder.prefix,
      isForged: true,
      registry: registryAnswers(family.kin, origin, lookup),
      benign: isOfOne ? 'organisation' : null,
      marks: marksOf(isNeighbor === 'perhaps', spell, court),
    },
  ];
}

/** If several prefixes use a new first hop, it is a new provider. If the origin has only one prefix, this cannot be decided. */
function newNeighborOf({ asns }: Trunk, lookup: Court['lookup'], ipVersion: 4 | 6): 'surely' | 'perhaps' | 'no' {
  const [origin = 0, firstHop = 0] = asns;
  const share = lookup.firstHopShare(origin, firstHop, ipVersion);
  if (!share || !isNeighborly(share)) return 'no';
  if (share.over > 1) return 'surely';
  return (lookup.coneSize(firstHop, ipVersion) ?? 0) > 1 ? 'perhaps' : 'no';
}

function marksOf(isPerhapsNeighbor: boolean, { routes }: Spell, { lookup }: Court): Mark[] {
  const marks: Mark[] = [];
  if (isPerhapsNeighbor) marks.push('new-neighbor');
  if (new Set(routes.map(({ peer }) => lookup.peerAsn(peer))).size < 2) marks.push('seen-by-one');
  return marks;
}
