import { type Family, isStanding } from '../families.ts';
import type { PathReader } from '../pathFacts.ts';
import { isPrependCount } from '../slips.ts';
import type { Spell } from '../spells.ts';

/**
 * The network that meant to prepend itself and announced a number instead (`prepend 3` read as AS3). The origin is as small as a count, and the
 * network before it announces the same prefix or a covering one. If the announcement was there when our data starts, only the same prefix
 * counts: small AS numbers belong to old networks, whose providers hold the covering space.
 */
export function prependerOf(family: Family, origin: number, spell: Spell, reader: PathReader): number | undefined {
  if (!isPrependCount(origin)) return undefined;
  const counts = new Map<number, number>();
  for (const { path } of spell.routes) {
    const firstHop = reader.facts(path).asns.at(-2);
    if (firstHop !== undefined) counts.set(firstHop, (counts.get(firstHop) ?? 0) + 1);
  }
  const [usual] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0] ?? [];
  const announces = (relative: Family['kin']): boolean => relative.origins.some((one) => one.origin === usual);
  const relatives = isStanding(spell, family) ? [family.kin] : [family.kin, ...family.covers];
  return usual !== undefined && relatives.some(announces) ? usual : undefined;
}
