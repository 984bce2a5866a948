import { gradeOf, type Grade, type GradeInput } from '../severity.ts';
import type { Candidate, Mark } from './candidate.ts';
import { registered } from '../registries/registryAnswers.ts';

/** A hijack that ended within minutes did less harm, and is often a mistake that its maker noticed. */
const BRIEF = 600;
const BRIEF_SHARE = 0.7;

/** The gravest that a mark allows, and what it says. */
const CEILINGS: Readonly<Record<Mark, GradeInput['ceilings'][number]>> = {
  slip: { severity: 'info', because: 'a slip of the hand explains it' },
  former: { severity: 'info', because: 'the origin announced this prefix before' },
  'behind-holder': { severity: 'low', because: 'all routes lead by way of the holder itself' },
  standing: { severity: 'low', because: 'it stood when observation began, so nothing tells who came first' },
  customer: {
    severity: 'info',
    because: 'all routes lead by way of the holder itself, and a new customer begins like this',
  },
  'new-neighbor': {
    severity: 'info',
    because: 'most that the origin announces takes this way, as with a new provider',
  },
  'seen-by-one': { severity: 'info', because: 'one vantage network alone sees it, which may have a link of its own' },
  unheld: { severity: 'low', because: 'nobody was seen to hold the space' },
  'unheld-new-origin': {
    severity: 'info',
    because: 'nobody was seen to hold the space, and a new network begins like this',
  },
};

interface Weight {
  readonly weight: number;
  readonly because: string;
}

/**
 * How grave a hijack is. Evidence weighs: 1 an invalid ROA; 0.85 route objects that name others, and 0.8 neither ROA nor route object, where
 * both registries are loaded; 0.7 no route object, or nothing loaded that could tell. A forged path weighs 0.7 when it leads to a new
 * prefix, which draws all traffic, and 0.4 when it competes with the true one; 0.1 more where the forged origin is RPKI-valid. What ended
 * within ten minutes counts 0.7 of that.
 */
export function hijackGrade(candidate: Candidate, peers: number, peersWithTable: number): Grade {
  const { weight, because } = candidate.type === 'forged-origin' ? forgedWeight(candidate) : evidenceWeight(candidate);
  const { from, until } = candidate.spell;
  const isBrief = until !== null && until - from < BRIEF;
  return gradeOf({
    weight: isBrief ? weight * BRIEF_SHARE : weight,
    because: isBrief ? `${because}, over within ten minutes` : because,
    peers,
    peersWithTable,
    ceilings: candidate.marks.map((mark) => CEILINGS[mark]),
  });
}

function evidenceWeight({ registry }: Candidate): Weight {
  const { roa, routeObject } = registered(registry);
  if (roa === 'invalid') return { weight: 1, because: 'A ROA forbids it' };
  const areLoaded = registry.roas !== null && registry.routeObjects !== null;
  if (areLoaded && routeObject === 'invalid')
    return { weight: 0.85, because: 'No ROA, and route objects that name others' };
  if (areLoaded) return { weight: 0.8, because: 'Neither ROA nor route object' };
  return registry.routeObjects === null
    ? { weight: 0.7, because: 'No registry is loaded that could tell' }
    : { weight: 0.7, because: 'No route object' };
}

function forgedWeight({ registry, heldPrefix, family }: Candidate): Weight {
  const isNew = heldPrefix !== family.kin.text;
  const isValid = registered(registry).roa === 'valid';
  const plain = isNew ? 'A forged path to a new prefix' : 'A new path to the origin';
  return {
    weight: (isNew ? 0.7 : 0.4) + (isValid ? 0.1 : 0),
    because: isValid ? `${plain}, which a ROA lets pass` : plain,
  };
}
