import type { Relation } from '../../relations/graph.ts';
import type { LeakLookup } from '../circumstances.ts';
import type { IncidentFact } from '../incident.ts';
import { instantText } from '../instantText.ts';
import { beliefsAt, type LeakSighting } from './leakSightings.ts';
import { type TrustedRelation, trustedRelation } from './trustedRelation.ts';

/** Number of takers that the evidence names individually. */
const NAMED = 4;

const words: Readonly<Record<Relation, string>> = {
  p2c: 'provider',
  c2p: 'customer',
  p2p: 'peer',
  '?': 'not known',
};

/** The relations of the giver and of each taker to the leaker: since when they are inferred, and from what. */
export function relationFacts(
  { leak, ipVersion, route }: LeakSighting,
  takers: readonly number[],
  lookup: LeakLookup,
): IncidentFact[] {
  return [leak.from, ...takers.slice(0, NAMED)].map((asn): IncidentFact => {
    const trusted = trustedRelation(asn, leak.leaker, ipVersion, lookup, beliefsAt(route.from));
    const source = trusted.ground === 'aspa' && lookup.aspas ? lookup.aspas.source : lookup.relations.source;
    return {
      name: `Relation of AS${asn} to AS${leak.leaker}`,
      value: words[trusted.relation] + groundWords(trusted),
      asn,
      speaksFor: true,
      source: source.name,
      asOf: source.asOf,
    };
  });
}

function groundWords({ ground, fact }: TrustedRelation): string {
  switch (ground) {
    case 'aspa':
      return ", by the customer's ASPA";
    case 'sizes':
      return ': it has as many customers, and the link is new';
    case 'many-new-links':
      return ': it is of similar size, and several such links are new at once';
    case 'paths':
      return fact?.believedSince === undefined ? '' : `, inferred since ${instantText(fact.believedSince)}`;
    case 'nothing':
      return '';
  }
}
