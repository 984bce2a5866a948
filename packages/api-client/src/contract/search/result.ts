import * as v from 'valibot';
import { announcedPrefix, asFull, specialAsn, validity } from '../entities.ts';
import { knownBy, specialPurpose } from '../addressFacts.ts';
import { asn, count, sample } from '../wire.ts';

const tagged = <const Type extends string, Data extends v.GenericSchema>(type: Type, data: Data) =>
  v.object({ type: v.literal(type), data, sample });

/**
 * An AS-SET of one registry.
 *
 * Results of a search, but not suggestions, also have `members` (the first 50 direct ones: networks by number, then sets by name), `members_count`
 * (their total), and `membersObjs`: the registry objects of these members, sets and aut-nums such as `AS64512`.
 */
const asSetFound = v.object({
  rpslPk: v.string(),
  source: v.string(),
  descr: v.array(v.string()),
  members: v.optional(v.array(v.string())),
  members_count: v.optional(count),
  membersObjs: v.optional(v.array(v.object({ rpslPk: v.string(), source: v.string(), descr: v.array(v.string()) }))),
});

/**
 * Results of a search, but not suggestions, also have facts that distinguish networks of the same name: the number of `prefixes` it announces, and of
 * address `ranges` registered to it.
 */
const networkFound = v.object({ ...asFull.entries, prefixes: v.optional(count), ranges: v.optional(count) });

/** Verdicts and propagation are null for a block that is known only from registries, since it has no route. */
const originFound = v.object({
  ...announcedPrefix.entries,
  roa: v.nullable(validity),
  route_object: v.nullable(validity),
  known_by: knownBy,
});

/** `community` is the one searched for; `community_pattern` is the dictionary entry that describes it, or the same community if none does. */
const communityFound = v.object({
  asn,
  community: v.string(),
  community_pattern: v.string(),
  description: v.string(),
});

/**
 * One search result, tagged by type.
 *
 * - `autonomous-system`: a network by number, name or organization.
 * - `origin`: a prefix that covers the requested address or prefix, or lies inside it, with its origin (`routes`), most specific first. After the
 *   covering prefixes comes the registered block with its holder (`registry`).
 * - `prefix`: an announced prefix with its validity and propagation.
 *   For the beginning of an address, such as `1.0.0` or `2001:db8`, both are the prefixes that begin with it.
 * - `domain`, `as-set`, `bgp-community`: by name.
 * - `special-purpose`: special purpose of the requested address or prefix; comes first.
 * - `special-asn`: the same for the requested AS number, whether or not a network has it.
 *
 * `sample` is true for lab data, which may appear beside real results.
 */
export const searchResult = v.variant('type', [
  tagged('autonomous-system', networkFound),
  tagged('origin', originFound),
  tagged('prefix', announcedPrefix),
  tagged('domain', v.object({ name: v.string() })),
  tagged('as-set', asSetFound),
  tagged('bgp-community', communityFound),
  tagged('special-purpose', specialPurpose),
  tagged('special-asn', specialAsn),
]);

const knownTypes = searchResult.options.map(({ entries }) => entries.type.literal);

/** A result of a type that this version does not know yet; it does not invalidate the other results. */
const laterResult = v.pipe(
  v.object({ type: v.pipe(v.string(), v.notValues(knownTypes)) }),
  v.transform(() => ({ type: 'unknown', data: null })),
  v.object({ type: v.literal('unknown'), data: v.null() }),
);
export type LaterSearchResult = v.InferOutput<typeof laterResult>;

/** Results of a search. */
export const searchResults = v.array(v.union([searchResult, laterResult]));

export type SearchResult = v.InferOutput<typeof searchResult>;
export type SearchResultType = SearchResult['type'];
