import type { Family } from '../families.ts';
import { isStanding } from '../families.ts';
import type { Spell } from '../spells.ts';
import type { Candidate } from './candidate.ts';
import { registered, registryAnswers } from '../registries/registryAnswers.ts';
import type { Holder } from './holders.ts';
import { closingByTime, closingIn, type Court } from './judgeSpell.ts';
import { prependerOf } from './prepender.ts';

/** An origin that was there when our data starts. */
interface Stander {
  readonly origin: number;
  readonly spell: Spell;
}

/**
 * Conflicts that were there when our data starts. Routes do not show which origin came first; only a registry can. The holder is the origin
 * named by a ROA or route object, otherwise the one that most vantage points see. The other origins are closed unless a ROA contradicts them. A
 * more specific prefix is a candidate only if a ROA contradicts it.
 */
export function standingConflicts(family: Family, court: Court): Candidate[] {
  const standers = standersOf(family, court);
  if (standers.length > 1) {
    const [holder, ...others] = standers.toSorted((a, b) => rankOf(a) - rankOf(b) || a.origin - b.origin);
    return holder ? others.map((other) => judge(other, [holderOf(holder, family.kin.text)])) : [];
  }
  const [only] = standers;
  if (!only || court.lookup.roa(family.kin.prefix, only.origin)?.state !== 'invalid') return [];
  const cover = family.covers.find((relative) => relative.origins.length > 0);
  const holders = cover ? standersOf(familyOf(cover, family), court).map((one) => holderOf(one, cover.text)) : [];
  const isForeign = holders.length > 0 && holders.every(({ origin }) => origin !== only.origin);
  return isForeign ? [judge(only, holders)] : [];

  function rankOf({ origin, spell }: Stander): number {
    const { roa, routeObject } = registered(registryAnswers(family.kin, origin, court.lookup));
    const seen = new Set(spell.routes.map(({ peer }) => peer)).size;
    return (roa === 'valid' ? -4e6 : roa === 'invalid' ? 4e6 : 0) - (routeObject === 'valid' ? 2e6 : 0) - seen;
  }

  function judge({ origin, spell }: Stander, holders: readonly Holder[]): Candidate {
    const registry = registryAnswers(family.kin, origin, court.lookup);
    const heldPrefix = holders[0]?.prefix ?? family.kin.text;
    return {
      type: heldPrefix === family.kin.text ? 'moas' : 'sub-moas',
      family,
      spell,
      origin,
      suspects: [{ asn: origin, weight: 1, reason: 'All routes have it as origin.' }],
      holders,
      heldPrefix,
      isForged: false,
      registry,
      benign:
        closingIn(family, origin, spell, holders, court) ??
        (registered(registry).roa === 'invalid' ? closingByTime(family, origin, spell, holders, court) : 'standing'),
      marks: ['standing'],
    };
  }
}

/** The standing origins, without prepend counts. */
function standersOf(family: Family, { reader }: Court): Stander[] {
  return family.kin.origins.flatMap(({ origin, spells: [spell] }) =>
    spell && isStanding(spell, family) && prependerOf(family, origin, spell, reader) === undefined
      ? { origin, spell }
      : [],
  );
}

function familyOf(cover: Family['kin'], { covers }: Family): Family {
  return { kin: cover, covers: covers.slice(covers.indexOf(cover) + 1) };
}

function holderOf({ origin, spell }: Stander, prefix: string): Holder {
  return { origin, prefix, since: null, until: spell.until, routes: spell.routes, source: null };
}
