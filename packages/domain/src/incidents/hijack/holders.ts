import type { StoryRoute } from '../../history/story.ts';
import { DAY_SECONDS } from '../../time/day.ts';
import type { OriginVerdict } from '../../validity/originVerdict.ts';
import type { EarlierOrigin, HijackLookup, SourceNote } from '../circumstances.ts';
import { type Family, isStanding, type Kin } from '../families.ts';
import type { PathReader } from '../pathFacts.ts';
import { speakersOf } from '../severity.ts';
import { mostPeersAtOnce } from '../spells.ts';
import type { RegistryAnswers } from '../registries/registryAnswers.ts';
import { prependerOf } from './prepender.ts';

/** A network still holds a prefix for this many seconds after its last announcement. */
const MEMORY = 7 * DAY_SECONDS;
/** A table older than this many seconds does not show who holds a prefix: it may have changed hands. */
const OLDEST_TABLE = 31 * DAY_SECONDS;
/** A network holds a prefix after announcing it for this many seconds, or if it announced it before our data starts. */
const SETTLED = DAY_SECONDS;

/** A network that announced a prefix before another one did. */
export interface Holder {
  readonly origin: number;
  readonly prefix: string;
  /** Null if it began before our data starts. */
  readonly since: number | null;
  /** Null if it has not ended, as far as we know. */
  readonly until: number | null;
  readonly routes: readonly StoryRoute[];
  /** Null if the stories themselves show it. */
  readonly source: SourceNote | null;
}

/** The holders of the most specific prefix that has any. */
export interface Holding {
  readonly prefix: string;
  readonly isSamePrefix: boolean;
  /** Ordered by AS number. Only settled ones, if there are any. */
  readonly holders: readonly Holder[];
  readonly isSettled: boolean;
  /** Whether the origin in question announced the prefix too, before the stories begin. */
  readonly isFormer: boolean;
  /** Whether the prefix is part of one that the origin rightfully holds. */
  readonly ownsCover: boolean;
}

export function isSettled({ since }: Pick<Holder, 'since'>, instant: number): boolean {
  return since === null || since <= instant - SETTLED;
}

/**
 * Who held the prefix, or its most specific covering prefix, when an origin began to announce it at `instant`. `own` if that origin was one of
 * the holders; undefined if neither prefix had a holder.
 */
export function holdingOf(
  family: Family,
  origin: number,
  instant: number,
  lookup: HijackLookup,
  reader: PathReader,
): Holding | 'own' | undefined {
  const everything = lookup.earlier(family.kin.prefix);
  const earlier = everything.filter((told) => isRecent(told, instant));
  let settled: Holding | undefined;
  let unsettled: Holding | undefined;
  for (const relative of [family.kin, ...family.covers]) {
    const found = foundIn(relative, family, instant, reader);
    const recent = earlier.filter(({ prefix }) => prefix === relative.text).map(holderOf);
    const isForbidden = (holder: Holder): boolean => forbids(lookup.roa(relative.prefix, holder.origin));
    const others = merge([...found, ...recent]).filter(
      (holder) => holder.origin !== origin && (isSettled(holder, instant) || !isForbidden(holder)),
    );
    const holders = others.filter((holder) => isSettled(holder, instant));
    const own = found.find((holder) => holder.origin === origin);
    const isFormer = everything.some((told) => told.prefix === relative.text && told.origin === origin);
    if (own ? isRightful(own, others) && !isForbidden(own) : isFormer && holders.length === 0)
      return settled ? { ...settled, ownsCover: true } : 'own';
    const holding = { prefix: relative.text, isSamePrefix: relative === family.kin, isFormer, ownsCover: false };
    if (holders.length > 0) {
      if (settled) return isSeenByFew(settled, family, lookup) ? withCover(settled, holders) : settled;
      settled = { ...holding, holders, isSettled: true };
      if (!settled.isSamePrefix) return settled;
    } else if (others.length > 0) {
      unsettled ??= { ...holding, holders: others, isSettled: false };
    }
  }
  return settled ?? toldOnly(family, earlier, origin) ?? unsettled;
}

/** If hardly any vantage point sees the holder, the holder of the covering prefix holds this one, too. */
function isSeenByFew({ holders }: Holding, { kin }: Family, lookup: HijackLookup): boolean {
  const peers = mostPeersAtOnce(holders.flatMap(({ routes }) => routes));
  return speakersOf(peers, lookup.peersWithTable(kin.story.ipVersion)) === 'few';
}

function withCover(holding: Holding, holders: readonly Holder[]): Holding {
  const added = holders.filter(({ origin }) => holding.holders.every((holder) => holder.origin !== origin));
  return { ...holding, holders: [...holding.holders, ...added].sort((a, b) => a.origin - b.origin) };
}

/** Whether ROAs authorize only other origins for this space. A wrong length alone does not count. */
export function forbids(roa: OriginVerdict | undefined): boolean {
  return roa?.state === 'invalid' && roa.reason !== 'length';
}

/** For a prefix that no network has announced long enough: the holders that ROAs name instead of the origin. Undefined if ROAs name none. */
export function registeredHolding(kin: Kin, origin: number, { roa, roas }: RegistryAnswers): Holding | undefined {
  if (!roa || !forbids(roa) || !roas) return undefined;
  const vrps = roa.vrps.filter(({ asn }) => asn !== 0 && asn !== origin);
  const [nearest] = vrps;
  if (!nearest) return undefined;
  const holders = vrps.map(({ asn }) => {
    return { prefix: nearest.prefix, origin: asn, firstSeen: null, lastSeen: null, source: roas };
  });
  return {
    prefix: nearest.prefix,
    isSamePrefix: nearest.prefix === kin.text,
    holders: merge(holders.map(holderOf)),
    isSettled: true,
    isFormer: false,
    ownsCover: false,
  };
}

/** Whether no other network announced it earlier: a later origin gains no right by returning. */
function isRightful({ since }: Holder, others: readonly Holder[]): boolean {
  return others.every((other) => since === null || (other.since !== null && since <= other.since));
}

/** The holding of a prefix known only from earlier announcements, not from the routes in hand. */
function toldOnly({ kin }: Family, earlier: readonly EarlierOrigin[], origin: number): Holding | 'own' | undefined {
  const [nearest] = earlier;
  if (!nearest) return undefined;
  const holders = earlier.filter(({ prefix }) => prefix === nearest.prefix).map(holderOf);
  if (holders.some((holder) => holder.origin === origin)) return 'own';
  return {
    prefix: nearest.prefix,
    isSamePrefix: nearest.prefix === kin.text,
    holders,
    isSettled: true,
    isFormer: false,
    ownsCover: false,
  };
}

/** The holders that the stories show. A prepend count that looks like an AS number holds nothing. */
function foundIn(relative: Kin, family: Family, instant: number, reader: PathReader): Holder[] {
  const own: Family = { kin: relative, covers: family.covers.slice(family.covers.indexOf(relative) + 1) };
  return relative.origins.flatMap(({ origin, spells }) => {
    const before = spells.filter(({ from, until }) => from < instant && isRemembered(until, instant));
    const [first] = before;
    if (!first || prependerOf(own, origin, first, reader) !== undefined) return [];
    return {
      origin,
      prefix: relative.text,
      since: isStanding(first, own) ? null : first.from,
      until: before.at(-1)?.until ?? null,
      routes: before.flatMap(({ routes }) => routes),
      source: null,
    };
  });
}

function holderOf({ prefix, origin, firstSeen, lastSeen, source }: EarlierOrigin): Holder {
  return { origin, prefix, since: firstSeen, until: lastSeen, routes: [], source };
}

/** Merges the holders of each origin; it holds the prefix since the earliest known time. */
function merge(holders: readonly Holder[]): Holder[] {
  const merged = new Map<number, Holder>();
  for (const holder of holders) {
    const known = merged.get(holder.origin);
    const since = known && (known.since === null || holder.since === null ? null : Math.min(known.since, holder.since));
    merged.set(holder.origin, known ? { ...known, since: since ?? null } : holder);
  }
  return [...merged.values()].sort((a, b) => a.origin - b.origin);
}

function isRecent({ lastSeen, source }: EarlierOrigin, instant: number): boolean {
  if (lastSeen !== null) return lastSeen >= instant - MEMORY;
  return source.asOf === null || source.asOf >= instant - OLDEST_TABLE;
}

function isRemembered(until: number | null, instant: number): boolean {
  return until === null || until >= instant - MEMORY;
}
