import type { IpVersion } from '../../prefix/address.ts';
import type { Family } from '../families.ts';
import type { Closing, HijackType } from '../incident.ts';
import type { Spell } from '../spells.ts';
import type { Forgery } from './forger.ts';
import type { Holder } from './holders.ts';
import type { RegistryAnswers } from '../registries/registryAnswers.ts';

/** An announcement that may be a hijack, judged but not yet worded. */
export interface Candidate {
  readonly type: HijackType;
  readonly family: Family;
  readonly spell: Spell;
  /** What the routes name as their origin. */
  readonly origin: number;
  readonly offender: number;
  /** Whose prefix it is; empty where nobody was seen to hold it. */
  readonly holders: readonly Holder[];
  /** Prefix of the holders; null where nobody holds it. */
  readonly heldPrefix: string | null;
  readonly forgery: Forgery | null;
  readonly registry: RegistryAnswers;
  readonly benign: Closing | null;
  readonly marks: readonly Mark[];
}

/**
 * What speaks against an attack although it closes nothing. `former`: the origin announced the prefix before the holder did. `behind-holder`: all
 * routes lead by way of the holder. `standing`: it was there when observation began. `slip`: see the type.
 */
export type Mark = 'former' | 'behind-holder' | 'standing' | 'slip' | 'unheld' | 'unheld-new-origin';

export function ipVersionOf({ kin }: Family): IpVersion {
  return kin.story.ipVersion;
}
