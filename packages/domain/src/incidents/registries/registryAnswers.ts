import type { Prefix } from '../../prefix/prefix.ts';
import type { OriginVerdict } from '../../validity/originVerdict.ts';
import type { RouteObjectVerdict } from '../../validity/routeObject.ts';
import type { Validity } from '../../validity/validity.ts';
import type { RegistryLookup, SourceNote } from '../circumstances.ts';

/** The same in a word each; what is not loaded is unknown. */
export interface Registered {
  readonly roa: Validity;
  readonly routeObject: Validity;
}

/** What registries say of a prefix and the origin that its routes name. */
export interface RegistryAnswers {
  readonly prefix: string;
  /** Undefined where no VRPs, or no route objects, are loaded. */
  readonly roa: OriginVerdict | undefined;
  readonly routeObject: RouteObjectVerdict | undefined;
  readonly roas: SourceNote | null;
  readonly routeObjects: SourceNote | null;
}

/** AS 0 is no network's: no ROA and no route object authorises it, as none does an origin that is not known (RFC 6811). */
const NOBODY = 0;

/** `text` is the prefix as it is written; an origin of null is one that the routes do not name. */
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
