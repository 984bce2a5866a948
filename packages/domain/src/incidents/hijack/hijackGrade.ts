import { gradeOf, type Grade, type GradeInput } from '../severity.ts';
import type { Candidate, Mark } from './candidate.ts';
import { registered } from '../registries/registryAnswers.ts';

/** A hijack that ended within minutes did less harm, and is often a mistake that its author noticed. */
const BRIEF = 600;
const BRIEF_SHARE = 0.7;

/** The highest severity that each mark allows, and why. */
const CEILINGS: Readonly<Record<Mark, GradeInput['ceilings'][number]>> = {
  slip: { severity: 'info', because: 'likely a typo' },
  former: { severity: 'info', because: 'the origin announced this prefix before' },
  'behind-holder': { severity: 'low', because: 'all routes pass the holder itself' },
  standing: { severity: 'low', because: "already present when our data starts, so we can't tell who was first" },
  customer: {
    severity: 'info',
    because: 'all routes pass the holder itself, which looks like a new customer',
  },
  'new-neighbor': {
    severity: 'info',
    because: "most of the origin's prefixes use this link, which looks like a new provider",
  },
  'seen-by-one': { severity: 'info', because: 'only one vantage network sees it, and it may have a direct link' },
  unheld: { severity: 'low', because: 'no earlier holder was seen' },
  'unheld-new-origin': {
    severity: 'info',
    because: 'no earlier holder was seen, which looks like a new network',
  },
};

interface Weight {
  readonly weight: number;
  readonly because: string;
}

/**
 * How severe a hijack is. The weight is 1 for an invalid ROA. If both registries are loaded, it is 0.85 if route objects name other origins,
 * and 0.8 without a ROA and route object. It is 0.7 without a route object, or if the registries are not loaded. A forged path weighs 0.7 if it
 * leads to a new prefix, which attracts all traffic, and 0.4 if it competes with the real one; 0.1 more if the forged origin is RPKI-valid. An
 * announcement shorter than ten minutes counts 0.7 of that.
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
  if (roa === 'invalid') return { weight: 1, because: 'Contradicts a ROA' };
  const areLoaded = registry.roas !== null && registry.routeObjects !== null;
  if (areLoaded && routeObject === 'invalid') return { weight: 0.85, because: 'No ROA, and route objects name others' };
  if (areLoaded) return { weight: 0.8, because: 'Neither ROA nor route object' };
  return registry.routeObjects === null
    ? { weight: 0.7, because: 'No ROAs or registries are loaded' }
    : { weight: 0.7, because: 'No route object' };
}

function forgedWeight({ registry, heldPrefix, family }: Candidate): Weight {
  const isNew = heldPrefix !== family.kin.text;
  const isValid = registered(registry).roa === 'valid';
  const plain = isNew ? 'A forged path to a new prefix' : 'A new path to the origin';
  return {
    weight: (isNew ? 0.7 : 0.4) + (isValid ? 0.1 : 0),
    because: isValid ? `${plain}, which a ROA allows` : plain,
  };
}
