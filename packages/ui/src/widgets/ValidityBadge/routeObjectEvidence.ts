import type { Evidence, EvidenceInput } from '../../facts/evidence.ts';

/** A current route or route6 object for exactly this prefix. */
export interface RegisteredRoute {
  /** Registry that publishes it: `RIPE`. */
  readonly registry: string;
  readonly origin: number;
  /** Time of the registry's first loaded copy that contains it. */
  readonly since: Date;
}

/** Routing registry data about a prefix and origin. */
export interface RouteObjectFacts {
  readonly prefix: string;
  readonly asn: number;
  readonly objects: readonly RegisteredRoute[];
  /** The searched copies of registries, each with its time. */
  readonly searched: readonly { readonly name: string; readonly asOf: Date | null }[];
}

/** The facts that decide. */
interface JudgedObjects extends Pick<RouteObjectFacts, 'prefix' | 'asn'> {
  readonly objects: readonly Pick<RegisteredRoute, 'origin'>[];
  readonly searched: readonly unknown[];
}

const rule =
  'Valid: a route or route6 object for exactly this prefix names this origin. Invalid: such objects exist, none names it. Unknown: no loaded registry has one. (RFC 2622, RFC 4012)';

/** Evidence for a verdict by route objects. */
export function routeObjectEvidence(facts: RouteObjectFacts): Evidence {
  const { objects } = facts;
  return {
    reason: routeObjectReason(facts),
    rule,
    inputs: objects.length > 0 ? objects.map((object) => inputOf(object, facts)) : nothingIn(facts),
    changes: [changeOf(facts)],
  };
}

function inputOf({ registry, origin, since }: RegisteredRoute, { prefix, asn }: RouteObjectFacts): EvidenceInput {
  return {
    name: `Route object for ${prefix}`,
    value: `AS${origin}`,
    href: `/as/${origin}`,
    speaksFor: origin === asn,
    source: registry,
    asOf: since,
  };
}

/** What was searched without a match, dated by the oldest copy. */
function nothingIn({ searched }: RouteObjectFacts): EvidenceInput[] {
  const [oldest, ...others] = searched.toSorted((a, b) => (a.asOf?.getTime() ?? 0) - (b.asOf?.getTime() ?? 0));
  if (!oldest) return [];
  const source = [oldest, ...others].map(({ name }) => name).join(', ');
  return [{ name: 'Route objects for exactly this prefix', value: 'none', source, asOf: oldest.asOf }];
}

const isNamed = ({ asn, objects }: JudgedObjects): boolean => objects.some(({ origin }) => origin === asn);

/** Why route objects support or contradict an announcement, in one sentence. */
export function routeObjectReason(facts: JudgedObjects): string {
  const { prefix, asn, objects, searched } = facts;
  if (isNamed(facts)) return `A route object for ${prefix} names AS${asn}.`;
  if (objects.length > 0) return `Route objects for ${prefix} exist, but none names AS${asn}.`;
  return searched.length === 0
    ? "No routing registry is loaded, so route objects can't be checked."
    : `No loaded registry has a route object for ${prefix}.`;
}

function changeOf(facts: RouteObjectFacts): string {
  const { prefix, asn, objects, searched } = facts;
  if (isNamed(facts)) return `The object that names AS${asn} is deleted, or another network announces the prefix.`;
  if (objects.length > 0) return `A route object for ${prefix} that names AS${asn} is registered.`;
  return searched.length === 0
    ? 'A routing registry is loaded.'
    : `A route object for ${prefix} is registered: Valid if it names AS${asn}, Invalid if it names only others.`;
}
