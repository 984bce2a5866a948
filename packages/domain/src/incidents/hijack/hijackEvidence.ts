import type { HijackLookup } from '../circumstances.ts';
import { percentText } from '../../percent/percentText.ts';
import { named } from '../evidenceRoutes.ts';
import type { Closing, IncidentEvidence, IncidentFact } from '../incident.ts';
import { commonTrunk, type PathReader } from '../pathFacts.ts';
import { type Candidate, ipVersionOf, offenderOf } from './candidate.ts';
import type { Holder } from './holders.ts';
import { registryFacts } from '../registries/registryFacts.ts';

const RULE =
  'A new origin for an announced prefix is flagged unless a valid ROA or route object names it, both share an organization or a transit relation, or both have announced it for 14 days. A path over a never-seen link is treated as forged.';

const CHANGES: readonly string[] = [
  'A ROA or route object is published that names the origin.',
  'The registry shows both networks in one organization, or one turns out to be a provider of the other.',
  'Both keep announcing it for 14 days.',
];

const CLOSED: Readonly<Record<Closing, string>> = {
  roa: 'Closed: a ROA authorizes it.',
  'roa-length': 'Closed: a ROA authorizes the origin, but not this length.',
  'route-object': 'Closed: a route object names the origin.',
  organisation: 'Closed: both networks belong to one organization.',
  relation: 'Closed: one network is a customer or provider of the other.',
  cover: 'Closed: the origin holds the covering prefix.',
  'long-standing': 'Ended: both have announced it together for 14 days.',
  standing: 'Closed: both were announcing it before our data starts, and no registry contradicts either.',
  'not-established': 'Closed: no earlier holder of the prefix is known.',
};

interface Reach {
  readonly peers: number;
  readonly peersWithTable: number;
}

/** Explains in words and facts why an announcement is or is not a hijack. */
export function hijackEvidence(
  candidate: Candidate,
  { peers, peersWithTable }: Reach,
  lookup: HijackLookup,
  reader: PathReader,
): Pick<IncidentEvidence, 'reason' | 'rule' | 'inputs' | 'changes'> {
  const { holders, spell, benign } = candidate;
  const tables = { source: 'Routing tables', asOf: spell.from };
  const trunk = commonTrunk(spell.routes.map(({ path }) => reader.facts(path)));
  const cutOff = new Set(spell.routes.flatMap(({ path }) => reader.facts(path).cutOff));
  const inputs: IncidentFact[] = [
    ...holders.map(holderFact),
    ...registryFacts(candidate.registry),
    ...holders.flatMap((holder) => relationFacts(candidate, holder, lookup)),
    ...suspectFacts(candidate),
    { name: 'Vantage points that saw it at peak', value: `${peers} of ${peersWithTable}`, speaksFor: null, ...tables },
    {
      name: 'All paths end in',
      value: trunk.length > 0 ? trunk.toReversed().join(' ') : 'nothing in common',
      speaksFor: null,
      ...tables,
    },
  ];
  if (cutOff.size > 0)
    inputs.push({ name: 'Reserved AS numbers left out', value: [...cutOff].join(' '), speaksFor: null, ...tables });
  const closed = benign ? ` ${CLOSED[benign]}` : '';
  return { reason: reasonOf(candidate) + closed, rule: RULE, inputs, changes: CHANGES };
}

function reasonOf(candidate: Candidate): string {
  const { type, family, origin, suspects, holders, heldPrefix, isForged } = candidate;
  const prefix = family.kin.text;
  const offender = offenderOf(candidate);
  const holder = named(holders.map((one) => one.origin));
  const forged = isForged ? ` AS${offender} most likely forged the route: ${lowered(suspects[0]?.reason ?? '')}` : '';
  switch (type) {
    case 'path-prepend':
      return `AS${holders[0]?.origin ?? 0} announces its ${prefix} with AS${origin} as origin: a prepend count typed as an AS number.`;
    case 'asn-typo':
      return `AS${origin} announces ${prefix} of ${holder}: likely a typo: the two AS numbers differ by one typing mistake.`;
    case 'prefix-typo':
      return `AS${origin} announces ${prefix} of ${holder}: likely a typo of one of its own prefixes.`;
    case 'forged-origin':
      return `AS${offender} announces ${prefix} with a forged origin, AS${origin}.${forged}`;
    case 'unused-space':
      return `AS${offender} announces ${prefix}, which no network announced before.${forged}`;
    case 'moas':
      return `AS${origin} announces ${prefix}, which ${holder} announced before.${forged}`;
    case 'sub-moas':
      return `AS${origin} announces ${prefix}, part of ${heldPrefix ?? ''} of ${holder}.${forged}`;
  }
}

/** The suspects, if there are several; for a single one, the reason names it. */
function suspectFacts({ suspects, spell }: Candidate): IncidentFact[] {
  if (suspects.length < 2) return [];
  return suspects.map(({ asn, weight, reason }) => ({
    name: 'Suspect',
    value: `AS${asn}, ${percentText(Math.round(100 * weight))}: ${lowered(reason)}`,
    asn,
    speaksFor: null,
    source: 'Routing tables',
    asOf: spell.from,
  }));
}

function lowered(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

function holderFact({ origin, prefix, since, source }: Holder): IncidentFact {
  return {
    name: `${prefix} first seen from`,
    value: since === null && !source ? `AS${origin} (before our data starts)` : `AS${origin}`,
    asn: origin,
    speaksFor: true,
    source: source?.name ?? 'Routing tables',
    asOf: source ? source.asOf : since,
  };
}

function relationFacts({ origin, family }: Candidate, holder: Holder, lookup: HijackLookup): IncidentFact[] {
  const { relations, organisations } = lookup;
  const fact = relations.relation(origin, holder.origin, ipVersionOf(family));
  const words = { p2c: 'provider', c2p: 'customer', p2p: 'peer', '?': 'neighbor' } as const;
  const facts: IncidentFact[] = [
    {
      name: `Relation AS${origin}–AS${holder.origin}`,
      value: fact ? `AS${origin} is its ${words[fact.relation]}` : 'none observed',
      speaksFor: !fact || fact.relation === 'p2p' || fact.relation === '?',
      source: relations.source.name,
      asOf: fact?.since ?? relations.source.asOf,
    },
  ];
  if (!organisations) return facts;
  const shared = lookup.sharedOrganisation(origin, holder.origin);
  return [
    ...facts,
    {
      name: `Organization of AS${origin} and AS${holder.origin}`,
      value: shared ?? 'not the same',
      speaksFor: shared === undefined,
      source: organisations.name,
      asOf: organisations.asOf,
    },
  ];
}
