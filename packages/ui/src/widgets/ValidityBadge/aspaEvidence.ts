import type { AspaHop, AspaVerdict } from '@routeglass/domain/validity';
import type { Evidence, EvidenceInput } from '../EvidencePopover/evidence.ts';

/** What provider attestations (ASPA) say of a path, with all that decided it. */
export interface AspaFacts extends Pick<AspaVerdict, 'state' | 'reason'> {
  /** The first hop, from the origin on, that kept the path from being valid. */
  readonly hop: AspaHop | null;
  /** When the attestations were made; null where none are loaded. */
  readonly asOf: Date | null;
  /** Every hop as the path climbs it, from the origin on. */
  readonly climbs: readonly AspaHop[];
  /** The same hops as the path descends them. */
  readonly descents: readonly AspaHop[];
}

const rule =
  'A path climbs from customer to provider, may cross one hop between peers at its top, then descends. Valid: the networks attest all of it. Invalid: what they attest rules it out. Unknown: they do not attest enough. Judged as a customer of the network that heard the route judges it. (draft-ietf-sidrops-aspa-verification)';

/** The evidence of the verification of a path. */
export function aspaEvidence(facts: AspaFacts): Evidence {
  return {
    reason: reasonOf(facts),
    rule,
    inputs: facts.climbs.map((climb, at) => inputOf(climb, facts.descents[at], facts.asOf)),
    changes: [changeOf(facts)],
  };
}

/** What stands against a hop, in a sentence without its end. */
export function hopReason({ customer, provider, authorisation }: AspaHop): string {
  return authorisation === 'not provider'
    ? `AS${customer} attests its providers, and AS${provider} is none of them`
    : `AS${customer} attests no providers, so it is not known whether AS${provider} is one`;
}

function reasonOf({ state, hop, reason, asOf }: AspaFacts): string {
  if (reason === 'AS_SET') return 'A path with a set of networks in it cannot be verified.';
  if (reason === 'empty path') return 'There is no path to verify.';
  if (asOf === null) return 'No provider attestations are loaded, so nothing can be said.';
  if (state === 'valid' || hop === null)
    return 'The attestations allow the path: it climbs, crosses one hop at its top at most, and descends.';
  return state === 'invalid'
    ? `${hopReason(hop)}, and beyond it the path does not only descend.`
    : `${hopReason(hop)}, and beyond it not all of the descent is attested.`;
}

function inputOf(climb: AspaHop, descent: AspaHop | undefined, asOf: Date | null): EvidenceInput {
  const { customer: near, provider: far } = climb;
  const [value, speaksFor] = hopFact(near, far, climb.authorisation, descent?.authorisation ?? 'no attestation');
  return {
    name: `AS${near} to AS${far}`,
    value,
    source: 'ASPA',
    asOf,
    ...(speaksFor !== undefined && { speaksFor }),
  };
}

function hopFact(
  near: number,
  far: number,
  up: AspaHop['authorisation'],
  down: AspaHop['authorisation'],
): readonly [value: string, speaksFor?: boolean] {
  if (up === 'provider') return [`AS${far} is an attested provider of AS${near}`, true];
  if (down === 'provider') return [`AS${near} is an attested provider of AS${far}`, true];
  if (up === 'not provider' && down === 'not provider') return ['neither attests the other as its provider', false];
  if (up === 'not provider') return [`AS${far} is no attested provider of AS${near}`, false];
  if (down === 'not provider') return [`AS${near} is no attested provider of AS${far}`];
  return ['nothing is attested'];
}

function changeOf({ state, hop, reason, asOf }: AspaFacts): string {
  if (reason) return 'The route is announced with a path of single networks.';
  if (asOf === null) return 'A list of provider attestations is loaded.';
  if (state === 'valid' || hop === null) return 'A network of the path attests other providers, or the path changes.';
  return hop.authorisation === 'not provider'
    ? `AS${hop.customer} attests AS${hop.provider} as its provider, or the path changes.`
    : `AS${hop.customer} attests its providers.`;
}
