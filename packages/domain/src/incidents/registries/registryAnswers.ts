import type { Prefix } from '../../prefix/prefix.ts';
import type { OriginVerdict } from '../../validity/originVerdict.ts';
import type { RouteObjectVerdict } from '../../validity/routeObject.ts';
import type { Validity } from '../../validity/validity.ts';
import type { RegistryLookup, SourceNote } from '../circumstances.ts';

/** The registry states in a word each; `unknown` if not loaded. */
export interface Registered {
  readonly roa: Validity;
  readonly routeObject: Validity;
}

/** What registries say about a prefix and the origin that its routes name. */
export interface RegistryAnswers {
  readonly prefix: string;
  /** Undefined if no VRPs or route objects are loaded. */
  readonly roa: OriginVerdict | undefined;
  readonly routeObject: RouteObjectVerdict | undefined;
  readonly roas: SourceNote | null;
  readonly routeObjects: SourceNote | null;
}

/** AS 0 belongs to no network, so no ROA or route object authorizes it. It stands in for an unknown origin (RFC 6811). */
const NOBODY = 0;

/** `text` is the prefix as text; `origin` is null if the routes name none. */
export function registryAnswers(
  { prefix, text }: { readonly prefix: Prefix; readonly text: string },
  origin: number | null,
  lookup: RegistryLookup,
): RegistryAnswers {
  return {
    prefix: text,
    roa: lookup.roa(prefix, origin ?? NOBODY),
    routeObject: lookup.routeObject(text, origin ?? NOBODY),
    roas: lookup.roas,
    routeObjects: lookup.routeObjects,
  };
}

export function registered({ roa, routeObject }: RegistryAnswers): Registered {
  return { roa: roa?.state ?? 'unknown', routeObject: routeObject?.state ?? 'unknown' };
}
