import type { AspaHop, AspaVerdict } from '@routeglass/domain/validity';
import type { Evidence, EvidenceInput } from './evidence.ts';

/** The ASPA verdict on a path, with everything that decided it. */
export interface AspaFacts extends Pick<AspaVerdict, 'state' | 'reason'> {
  /** The first hop from the origin that makes the path not valid. */
  readonly hop: AspaHop | null;
  /** When the attestations were made; null if none are loaded. */
  readonly asOf: Date | null;
  /** All hops upwards, from the origin. */
  readonly climbs: readonly AspaHop[];
  /** The same hops downwards. */
  readonly descents: readonly AspaHop[];
}

const rule =
  'A path climbs from customer to provider, crosses at most one peering, then descends. Valid: ASPAs confirm every hop. Invalid: an ASPA rules the path out. Unknown: ASPAs are missing. Verified as a customer of the network that heard the route. (draft-ietf-sidrops-aspa-verification)';

export function aspaEvidence(facts: AspaFacts): Evidence {
  return {
    reason: reasonOf(facts),
    rule,
    inputs: facts.climbs.map((climb, at) => inputOf(climb, facts.descents[at], facts.asOf)),
    changes: [changeOf(facts)],
  };
}

/** The objection to a hop, as a sentence without a period. */
export function hopReason({ customer, provider, authorisation }: AspaHop): string {
  return authorisation === 'not provider'
    ? `AS${customer} has an ASPA, and AS${provider} is not in it`
    : `AS${customer} has no ASPA, so AS${provider} can't be checked as its provider`;
}

function reasonOf({ state, hop, reason, asOf }: AspaFacts): string {
  if (reason === 'AS_SET') return 'A path with an AS_SET cannot be verified.';
  if (reason === 'empty path') return 'There is no path to verify.';
  if (asOf === null) return "No ASPAs are loaded, so the path can't be verified.";
  if (state === 'valid' || hop === null)
    return 'ASPAs allow the path: it climbs, crosses at most one peering, and descends.';
  return state === 'invalid'
    ? `${hopReason(hop)}, and the path does not descend from there.`
    : `${hopReason(hop)}, and not every hop of the descent from there is attested.`;
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
  if (up === 'not provider' && down === 'not provider') return ["neither is in the other's ASPA", false];
  if (up === 'not provider') return [`AS${far} is not an attested provider of AS${near}`, false];
  if (down === 'not provider') return [`AS${near} is not an attested provider of AS${far}`];
  return ['nothing is attested'];
}

function changeOf({ state, hop, reason, asOf }: AspaFacts): string {
  if (reason) return 'The route is announced without an AS_SET.';
  if (asOf === null) return 'ASPAs are loaded.';
  if (state === 'valid' || hop === null) return 'A network on the path changes its ASPA, or the path changes.';
  return hop.authorisation === 'not provider'
    ? `AS${hop.customer} adds AS${hop.provider} to its ASPA, or the path changes.`
    : `AS${hop.customer} publishes an ASPA.`;
}
