import type { HijackLookup } from '../circumstances.ts';
import type { Family } from '../families.ts';
import type { Closing, HijackType, Suspect } from '../incident.ts';
import type { PathReader } from '../pathFacts.ts';
import { isOneSlip, isPrefixSlip } from '../slips.ts';
import type { Spell } from '../spells.ts';
import { type Candidate, ipVersionOf, type Mark, offenderOf } from './candidate.ts';
import { registered, type RegistryAnswers, registryAnswers } from '../registries/registryAnswers.ts';
import { type Announced, closingOf, isLongStanding } from './closing.ts';
import { forbids, type Holder, type Holding, holdingOf, registeredHolding } from './holders.ts';
import { suspectsOf } from './suspects.ts';
import { type Trunk, trunkOf } from './trunk.ts';

export interface Court {
  readonly reader: PathReader;
  readonly lookup: HijackLookup;
  /** Newest instant in the stories. */
  readonly now: number;
}

/**
 * Judges an announcement that began after our data starts. Undefined if it conflicts with no other network. `own` if the origin already held
 * the prefix or a covering one: then only the path to it can be forged.
 */
export function judgeSpell(family: Family, origin: number, spell: Spell, court: Court): Candidate | 'own' | undefined {
  const { lookup, reader } = court;
  const ipVersion = ipVersionOf(family);
  const registry = registryAnswers(family.kin, origin, lookup);
  const seen = holdingOf(family, origin, spell.from, lookup, reader);
  if (seen === 'own') return 'own';
  const holding = seen?.isSettled ? seen : (registeredHolding(family.kin, origin, registry) ?? seen);
  const heldBy = holding?.isSettled ? holding.holders.map((holder) => holder.origin) : [];
  const trunk = trunkOf(spell.routes, spell.from, ipVersion, reader, lookup);
  const suspects = suspectsOf(trunk, heldBy, ipVersion, lookup);
  const isForged = offenderOf({ suspects, origin }) !== origin;
  if (isForged && !holding?.isSettled) return unusedSpace(family, origin, spell, suspects, court);
  if (!holding) return undefined;
  const { holders } = holding;
  const closing =
    closingIn(family, origin, spell, holders, court) ??
    closingByPlace(holding, registry) ??
    closingByTime(family, origin, spell, holders, court);
  const slip = isForged ? null : slipOf(family, origin, spell, holders, court);
  return {
    type: slip ?? (isForged && closing !== null ? 'forged-origin' : holding.isSamePrefix ? 'moas' : 'sub-moas'),
    family,
    spell,
    origin,
    suspects,
    holders,
    heldPrefix: holding.prefix,
    isForged,
    registry,
    // Even if the origin is authorized, a forged path remains forged.
    benign: isForged && closing !== 'not-established' ? null : closing,
    marks: marksOf(spell, holding, slip, reader, trunk, isNewIn(spell, lookup.tablesSince(ipVersion))),
  };
}

export function closingIn(
  family: Family,
  origin: number,
  spell: Spell,
  holders: readonly Holder[],
  court: Court,
): Closing | null {
  const { reader, lookup } = court;
  const announced = announcedIn(family, origin, spell, court);
  return closingOf(announced, registered(registryAnswers(family.kin, origin, lookup)), holders, reader, lookup);
}

/** Closes a case only because both have announced the prefix for a long time. */
export function closingByTime(
  family: Family,
  origin: number,
  spell: Spell,
  holders: readonly Holder[],
  court: Court,
): Closing | null {
  return isLongStanding(announcedIn(family, origin, spell, court), holders) ? 'long-standing' : null;
}

function announcedIn(family: Family, origin: number, { from, until }: Spell, { now }: Court): Announced {
  return { origin, from, until, ipVersion: ipVersionOf(family), now };
}

/** Space without a known holder, announced over a link or by an origin that was never seen before. */
function unusedSpace(
  family: Family,
  origin: number,
  spell: Spell,
  suspects: readonly Suspect[],
  { lookup }: Court,
): Candidate | undefined {
  const registry = registryAnswers(family.kin, origin, lookup);
  const { roa, routeObject } = registered(registry);
  if (roa === 'valid' || routeObject === 'valid') return undefined;
  return {
    type: 'unused-space',
    family,
    spell,
    origin,
    suspects,
    holders: [],
    heldPrefix: null,
    isForged: true,
    registry,
    benign: null,
    marks: [lookup.wasSeenBefore(origin, spell.from) ? 'unheld' : 'unheld-new-origin'],
  };
}

/** Closes a case for reasons other than registries and relations: a ROA for another length, a covering prefix of its own, or no settled holder. */
function closingByPlace({ ownsCover, isSettled }: Holding, { roa }: RegistryAnswers): Closing | null {
  if (roa?.reason === 'length') return 'roa-length';
  if (forbids(roa)) return null;
  if (ownsCover) return 'cover';
  return isSettled ? null : 'not-established';
}

/** Without an earlier table, an announcement may be any age. */
function isNewIn({ from }: Spell, tables: number | null): boolean {
  return tables !== null && tables <= from;
}

function marksOf(
  { routes }: Spell,
  { holders, isFormer }: Holding,
  slip: HijackType | null,
  reader: PathReader,
  { isNewcomer }: Trunk,
  isNew: boolean,
): Mark[] {
  const isBehind = routes.every(({ path }) => holders.some(({ origin }) => reader.facts(path).asns.includes(origin)));
  const marks: Mark[] = [];
  if (slip) marks.push('slip');
  if (isFormer) marks.push('former');
  if (isBehind) marks.push(isNewcomer ? 'customer' : 'behind-holder');
  if (!isNew) marks.push('standing');
  return marks;
}

/** The kind of typing error that explains an announcement; null if none does. */
function slipOf(
  { kin }: Family,
  origin: number,
  { routes }: Spell,
  holders: readonly Holder[],
  { reader, lookup }: Court,
): HijackType | null {
  const ways = [...new Set(routes.map(({ path }) => reader.facts(path)))].map(({ asns }) => asns.toReversed());
  if (holders.some((holder) => isAsnSlip(origin, holder.origin, ways))) return 'asn-typo';
  for (const own of lookup.ownPrefixes(origin, kin.story.ipVersion))
    if (isPrefixSlip(kin.text, own)) return 'prefix-typo';
  return null;
}

/** Fewest digits of a number that can be a typing error: shorter numbers are all close to each other. */
const FEWEST_DIGITS = 4;

/** Whether one number is a typing error of the other, directly or through the numbers between them on a path. */
function isAsnSlip(origin: number, holder: number, ways: readonly (readonly number[])[]): boolean {
  const slip = (a: number, b: number): boolean =>
    Math.min(String(a).length, String(b).length) >= FEWEST_DIGITS && isOneSlip(String(a), String(b));
  if (slip(origin, holder)) return true;
  return ways.some((way) => {
    const end = way.indexOf(holder);
    return end > 0 && way.slice(0, end).every((asn, i) => slip(asn, way[i + 1]!));
  });
}
