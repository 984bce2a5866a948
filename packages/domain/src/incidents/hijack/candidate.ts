import type { IpVersion } from '../../prefix/address.ts';
import type { Family } from '../families.ts';
import type { Closing, HijackType, Suspect } from '../incident.ts';
import type { Spell } from '../spells.ts';
import type { Holder } from './holders.ts';
import type { RegistryAnswers } from '../registries/registryAnswers.ts';

/** An announcement that may be a hijack: the verdict, before its sentences are written. */
export interface Candidate {
  readonly type: HijackType;
  readonly family: Family;
  readonly spell: Spell;
  /** What the routes name as their origin. */
  readonly origin: number;
  /** The likeliest first; at least one. */
  readonly suspects: readonly Suspect[];
  /** Whose prefix it is; empty where no one was seen to hold it. */
  readonly holders: readonly Holder[];
  /** Prefix of the holders; null where no one holds it. */
  readonly heldPrefix: string | null;
  /** Whether somebody else than the origin made its route up. */
  readonly isForged: boolean;
  readonly registry: RegistryAnswers;
  readonly benign: Closing | null;
  readonly marks: readonly Mark[];
}

/**
 * What speaks against an attack without closing the case. `former`: the origin announced the prefix before the holder did. `behind-holder`: all
 * routes pass through the holder; `customer`: and the origin is new. `standing`: it was there when our data starts. `slip`: a typing error, see
 * the type. `new-neighbor`: most of what the origin announces goes over a new first hop, as with a new provider. `seen-by-one`: only one
 * vantage network has it.
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

/** Who did it, most likely. */
export function offenderOf({ suspects, origin }: Pick<Candidate, 'suspects' | 'origin'>): number {
  return suspects[0]?.asn ?? origin;
}

export function ipVersionOf({ kin }: Family): IpVersion {
  return kin.story.ipVersion;
}
