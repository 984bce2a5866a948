import { contains, formatPrefix, type Prefix } from '@routeglass/domain/prefix';
import type { Random } from '../random.ts';
import type { Sample } from '../sample.ts';
import { LAB_V4 } from '../world/addressPlan.ts';
import { subnet } from '../world/subnets.ts';

/** A ROA's payload as published by its holder. */
export interface PlannedVrp {
  readonly prefix: Prefix;
  readonly maxLength: number;
  readonly asn: number;
}

/** A ROA that makes its holder's own routes invalid. */
export interface RoaMistake {
  readonly kind: 'length' | 'origin';
  readonly asn: number;
  readonly prefix: string;
}

export interface RoaPlan {
  readonly vrps: readonly PlannedVrp[];
  readonly mistakes: readonly RoaMistake[];
}

const SIGNS = 0.72;
const FORGETS_SPECIFICS = 0.06;
const NAMES_ANOTHER = 0.02;

/**
 * Plans the ROAs for the lab's space. Most holders have signed, up to the length they announce. Some forgot their more-specifics, and a few name a
 * wrong ASN. The unallocated space has a ROA that lets nobody announce it.
 */
export function planRoas({ world, plan }: Sample, random: Random): RoaPlan {
  const vrps: PlannedVrp[] = [{ prefix: subnet(LAB_V4, 12, 15), maxLength: 32, asn: 0 }];
  const mistakes: RoaMistake[] = [];
  for (const [asn, { v4, v6 }] of world.holdings) {
    if (!random.chance(SIGNS)) continue;
    const announced = world.groups.filter(({ origin }) => origin === asn).flatMap(({ prefixes }) => prefixes);
    for (const block of [v4, v6]) {
      if (!block) continue;
      const longest = Math.max(...announced.filter((prefix) => contains(block, prefix)).map(({ length }) => length));
      const forgets = longest > block.length && random.chance(FORGETS_SPECIFICS);
      const holder = random.chance(NAMES_ANOTHER) ? random.pick(world.networks).asn : asn;
      if (forgets) mistakes.push({ kind: 'length', asn, prefix: formatPrefix(block) });
      if (holder !== asn) mistakes.push({ kind: 'origin', asn, prefix: formatPrefix(block) });
      vrps.push({ prefix: block, maxLength: forgets ? block.length : longest, asn: holder });
    }
  }
  const shared = plan.incidents.filter(({ kind, detail }) => kind === 'moas' && detail === 'siblings');
  for (const { asn, victim } of shared) {
    const signed = vrps.filter((vrp) => vrp.asn === victim);
    vrps.push(...signed.map((vrp) => ({ ...vrp, asn })));
  }
  return { vrps, mistakes };
}
