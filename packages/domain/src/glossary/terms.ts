import * as glossary from './glossary.ts';

/** A term of art with its meaning. */
export interface GlossaryTerm {
  /** Stable id for addresses: `route-leak`. */
  readonly id: string;
  /** The term in a sentence or above a column: `Route leak`. */
  readonly name: string;
  /** One or two sentences. */
  readonly about: string;
}

/** Related terms. */
export interface GlossaryGroup {
  readonly id: string;
  readonly title: string;
  readonly terms: readonly GlossaryTerm[];
}

const term = (id: string, name: string, about: string): GlossaryTerm => ({ id, name, about });

/** Every term of the glossary, in the order of the page that explains them all. */
export const glossaryGroups: readonly GlossaryGroup[] = [
  {
    id: 'numbers-and-routes',
    title: 'Numbers and routes',
    terms: [
      term('as-number', 'AS number', glossary.asNumber),
      term('prefix', 'Prefix', glossary.prefix),
      term('origin', 'Origin', glossary.origin),
      term('as-path', 'AS path', glossary.asPath),
      term('announcement', 'Announcement', glossary.announcement),
      term('withdrawal', 'Withdrawal', glossary.withdrawal),
      term('more-specific', 'More specific', glossary.moreSpecific),
      term('prefix-length', 'Prefix length', glossary.prefixLength),
      term('covering-prefix', 'Covering prefix', glossary.coveringPrefix),
      term('default-route', 'Default route', glossary.defaultRoute),
      term('moas', 'MOAS', glossary.moas),
      term('bgp-community', 'BGP community', glossary.community),
      term('prepending', 'Prepending', glossary.prepending),
    ],
  },
  {
    id: 'observation',
    title: 'Observation',
    terms: [
      term('vantage-point', 'Vantage point', glossary.vantagePoint),
      term('collector', 'Collector', glossary.collector),
      term('propagation', 'Propagation', glossary.propagation),
      term('peak-propagation', 'Propagation at peak', glossary.peakPropagation),
      term('visibility', 'Visibility', glossary.visibility),
    ],
  },
  {
    id: 'registration-and-validation',
    title: 'Registration and validation',
    terms: [
      term('rpki', 'RPKI', glossary.rpki),
      term('roa', 'ROA', glossary.roa),
      term('rov', 'ROV', glossary.rov),
      term('max-length', 'Max length', glossary.maxLength),
      term('trust-anchor', 'Trust anchor', glossary.trustAnchor),
      term('aspa', 'ASPA', glossary.aspa),
      term('route-object', 'Route object', glossary.routeObject),
      term('irr', 'IRR', glossary.irr),
      term('as-set', 'AS-SET', glossary.asSet),
      term('whois', 'Whois', glossary.whois),
      term('rdap', 'RDAP', glossary.rdap),
    ],
  },
  {
    id: 'relations',
    title: 'Relations',
    terms: [
      term('relation', 'Relation', glossary.relation),
      term('neighbor', 'Neighbor', glossary.neighbor),
      term('provider', 'Provider', glossary.provider),
      term('customer', 'Customer', glossary.customer),
      term('peer', 'Peer', glossary.peer),
      term('tier-1', 'Tier-1', glossary.tier1),
      term('customer-cone', 'Customer cone', glossary.customerCone),
      term('internet-exchange', 'Internet Exchange', glossary.exchangePoint),
      term('rs-peer', 'RS peer', glossary.rsPeer),
      term('national-stability', 'National stability', glossary.nationalStability),
      term('critical-asn', 'Critical ASN', glossary.criticalAsn),
    ],
  },
  {
    id: 'incidents',
    title: 'Incidents',
    terms: [
      term('hijack', 'Hijack', glossary.hijack),
      term('route-leak', 'Route leak', glossary.routeLeak),
      term('bogon', 'Bogon', glossary.bogon),
      term('severity', 'Severity', glossary.severity),
      term('offender', 'Offender', glossary.offender),
      term('victim', 'Victim', glossary.victim),
      term('flap', 'Flap', glossary.flap),
    ],
  },
  {
    id: 'scans-and-ratings',
    title: 'Scans and ratings',
    terms: [
      term('amplifier', 'Amplifier', glossary.amplifier),
      term('connectivity-score', 'Connectivity Score', glossary.connectivityScore),
      term('rank', 'Rank', glossary.rank),
    ],
  },
];
