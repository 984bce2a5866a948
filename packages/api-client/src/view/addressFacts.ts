import type { Registration, SpecialPurpose } from '../contract/addressFacts.ts';
import { network } from './network.ts';

/** Special purpose of a block, as pages show it. */
export function specialPurpose({ prefix, name, source, globally_reachable, ordinary_in_sample }: SpecialPurpose) {
  return { prefix, name, source, isReachable: globally_reachable, isOrdinaryInSample: ordinary_in_sample };
}

/** Facts about an address besides its route, as pages show them. */
export function addressFacts(facts: {
  readonly registered: Registration | null;
  readonly special_purpose: SpecialPurpose | null;
}) {
  const { registered, special_purpose } = facts;
  return {
    registered: registered && { prefix: registered.prefix, holder: network(registered.holder) },
    specialPurpose: special_purpose && specialPurpose(special_purpose),
  };
}
