import type { HijackLookup } from '../circumstances.ts';
import { type Family, isStanding } from '../families.ts';
import type { PathReader } from '../pathFacts.ts';
import type { Candidate } from './candidate.ts';
import { registryAnswers } from '../registries/registryAnswers.ts';
import { forgedRoutes } from './forgedFirstHop.ts';
import { closingIn, type Court, judgeSpell } from './judgeSpell.ts';
import { prependerOf } from './prepender.ts';
import { standingConflicts } from './standing.ts';

/** Hijack candidates of one prefix, closed ones included, from its own routes and those of covering prefixes. */
export function hijackCandidates(family: Family, reader: PathReader, lookup: HijackLookup, now: number): Candidate[] {
  const court: Court = { reader, lookup, now };
  const candidates: Candidate[] = [];
  for (const { origin, spells } of family.kin.origins) {
    for (const spell of spells) {
      const prepend = prepended(family, origin, spell, court);
      if (prepend) {
        candidates.push(prepend);
      } else if (!isStanding(spell, family)) {
        const judged = judgeSpell(family, origin, spell, court);
        if (judged === 'own') candidates.push(...forgedRoutes(family, origin, spell, court));
        else if (judged) candidates.push(judged);
      } else {
        candidates.push(...forgedRoutes(family, origin, spell, court));
      }
    }
  }
  return [...candidates, ...standingConflicts(family, court)];
}

/** A prepend count written as an AS number: recognizable by itself, no matter which origin came first. */
function prepended(
  family: Family,
  origin: number,
  spell: Family['kin']['origins'][number]['spells'][number],
  court: Court,
): Candidate | undefined {
  const prepender = prependerOf(family, origin, spell, court.reader);
  if (prepender === undefined) return undefined;
  const holder = { origin: prepender, since: null, until: null, routes: [], source: null, prefix: family.kin.text };
  return {
    type: 'path-prepend',
    family,
    spell,
    origin,
    suspects: [{ asn: origin, weight: 1, reason: 'All routes have it as origin.' }],
    holders: [holder],
    heldPrefix: family.kin.text,
    isForged: false,
    registry: registryAnswers(family.kin, origin, court.lookup),
    benign: closingIn(family, origin, spell, [], court),
    marks: ['slip'],
  };
}
