import type { OriginVerdict } from '../../validity/originVerdict.ts';
import type { RouteObjectVerdict } from '../../validity/routeObject.ts';
import type { Validity } from '../../validity/validity.ts';
import type { HijackLookup, SourceNote } from '../circumstances.ts';
import type { Family } from '../families.ts';

/** The same in a word each; what is not loaded is unknown. */
export interface Registered {
  readonly roa: Validity;
  readonly routeObject: Validity;
}

/** What registries say of the prefix and the origin that its routes name. */
export interface RegistryAnswers {
  /** Undefined where no VRPs, or no route objects, are loaded. */
  readonly roa: OriginVerdict | undefined;
  readonly routeObject: RouteObjectVerdict | undefined;
  readonly roas: SourceNote | null;
  readonly routeObjects: SourceNote | null;
}

export function registryAnswers({ kin }: Family, origin: number, lookup: HijackLookup): RegistryAnswers {
  return {
    roa: lookup.roa(kin.prefix, origin),
    routeObject: lookup.routeObject(kin.text, origin),
    roas: lookup.roas,
    routeObjects: lookup.routeObjects,
  };
}

export function registered({ roa, routeObject }: RegistryAnswers): Registered {
  return { roa: roa?.state ?? 'unknown', routeObject: routeObject?.state ?? 'unknown' };
}
