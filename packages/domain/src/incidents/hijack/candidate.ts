import type { IpVersion } from '../../prefix/address.ts';
import type { Family } from '../families.ts';
import type { Closing, HijackType, Suspect } from '../incident.ts';
import type { Spell } from '../spells.ts';
import type { Holder } from './holders.ts';
import type { RegistryAnswers } from '../registries/registryAnswers.ts';

/** An announcement that may be a hijack: the verdict without its texts. */
export interface Candidate {
  readonly type: HijackType;
  readonly family: Family;
  readonly spell: Spell;
  /** The origin that the routes name. */
  readonly origin: number;
  /** The likeliest first; at least one. */
  readonly suspects: readonly Suspect[];
  /** The networks that hold the prefix; empty if no holder was seen. */
  readonly holders: readonly Holder[];
  /** Prefix of the holders; null if there are none. */
  readonly heldPrefix: string | null;
  /** Whether a network other than the origin forged the route. */
  readonly isForged: boolean;
  readonly registry: RegistryAnswers;
  readonly benign: Closing | null;
  readonly marks: readonly Mark[];
}

/**
 * Circumstances that speak against an attack but do not close the case. `former`: the origin announced the prefix before the holder did.
 * `behind-holder`: all routes pass through the holder. `customer`: they do, and the origin is new. `standing`: it was there when our data
 * starts. `slip`: a typing error, see the type. `unheld`: no earlier holder is known. `unheld-new-origin`: the same, and the origin is new.
 * `new-neighbor`: most prefixes of the origin use a new first hop, as with a new provider. `seen-by-one`: only one vantage network sees it.
 */
export type Mark =
  | 'former'
  | 'behind-holder'
  | 'customer'
  | 'standing'
  | 'slip'
  | 'unheld'
  | 'unheld-new-origin'
  | 'new-neighbor'
  | 'seen-by-one';

/** The most likely offender. */
export function offenderOf({ suspects, origin }: Pick<Candidate, 'suspects' | 'origin'>): number {
  return suspects[0]?.asn ?? origin;
}

export function ipVersionOf({ kin }: Family): IpVersion {
  return kin.story.ipVersion;
}
