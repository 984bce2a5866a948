import type { StoryRoute } from '../../history/story.ts';
import { type Family, isStanding, SILENCE } from '../families.ts';
import { type Spell, spellsOf } from '../spells.ts';
import { type Candidate, ipVersionOf } from './candidate.ts';
import { registryAnswers } from '../registries/registryAnswers.ts';
import { forgeryOf, isNewLink } from './forger.ts';
import type { Holder } from './holders.ts';
import type { Court } from './judgeSpell.ts';

/** An origin holds its prefix after a day. */
const SETTLED = 86_400;

/**
 * Routes to an origin that holds the prefix, or its cover, by a path that was never seen before: `AS2 AS1` where AS2 is no neighbour of AS1
 * that anybody knows. Of a prefix that is new, all routes must share the new link; of one that stood, those over one first hop are judged.
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
  const { reader, lookup } = court;
  const forgery = forgeryOf(spell.routes, spell.from, reader, lookup, ipVersionOf(family));
  const cover = family.covers.find((relative) => relative.spellsOf(origin).length > 0);
  if (forgery?.what !== 'new-link' || !cover) return [];
  const holder: Holder = {
    ...holderOf(origin, cover.text),
    routes: cover.spellsOf(origin).flatMap(({ routes }) => routes),
  };
  return [candidate(family, origin, spell, forgery.forger, forgery.inner, holder, court)];
}

function ofOldPrefix(family: Family, origin: number, spell: Spell, court: Court): Candidate[] {
  const { reader, lookup } = court;
  const ipVersion = ipVersionOf(family);
  // Cheap for the ordinary prefix, all of whose first hops are known.
  const suspects = new Map<number, StoryRoute[] | null>();
  const settledFrom = isStanding(spell, family) ? spell.from : spell.from + SETTLED;
  for (const route of spell.routes) {
    const isLater = !route.fromSnapshot && route.from >= settledFrom;
    const firstHop = isLater ? reader.facts(route.path).asns.at(-2) : undefined;
    if (firstHop === undefined) continue;
    let routes = suspects.get(firstHop);
    if (routes === undefined) {
      routes = isNewLink(firstHop, origin, route.from, lookup, ipVersion) ? [] : null;
      suspects.set(firstHop, routes);
    }
    routes?.push(route);
  }
  const holder = { ...holderOf(origin, family.kin.text), routes: spell.routes };
  return [...suspects].flatMap(([firstHop, routes]) =>
    spellsOf(routes ?? [], SILENCE)
      .filter((own) => isSeenByTwo(own, court))
      .map((own) => candidate(family, origin, own, firstHop, origin, holder, court)),
  );
}

/** Peers of one network alone may have a link of their own to the origin. */
function isSeenByTwo({ routes }: Spell, { lookup }: Court): boolean {
  return new Set(routes.map(({ peer }) => lookup.peerAsn(peer))).size > 1;
}

function holderOf(origin: number, prefix: string): Omit<Holder, 'routes'> {
  return { origin, prefix, since: null, until: null, source: null };
}

function candidate(
  family: Family,
  origin: number,
  spell: Spell,
  forger: number,
  inner: number,
  holder: Holder,
  { lookup }: Court,
): Candidate {
  const isOfOne = lookup.sharedOrganisation(forger, inner) !== undefined;
  return {
    type: 'forged-origin',
    family,
    spell,
    origin,
    offender: forger,
    holders: [holder],
    heldPrefix: holder.prefix,
    forgery: { forger, inner, what: 'new-link' },
    registry: registryAnswers(family.kin, origin, lookup),
    benign: isOfOne ? 'organisation' : null,
    marks: [],
  };
}
