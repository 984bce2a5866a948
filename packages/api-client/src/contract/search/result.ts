import * as v from 'valibot';
import { announcedPrefix, asFull, specialAsn, validity } from '../entities.ts';
import { knownBy, specialPurpose } from '../addressFacts.ts';
import { asn, count, sample } from '../wire.ts';

const tagged = <const Type extends string, Data extends v.GenericSchema>(type: Type, data: Data) =>
  v.object({ type: v.literal(type), data, sample });

/**
 * An AS-SET of one registry.
 *
 * Results of a search, but no suggestions, also have `members`, the first 50 direct ones, networks by number before sets by name, `members_count`,
 * how many there are, and `membersObjs`, what the registries hold of those that are named: sets, and aut-nums as `AS64512`.
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
 * Results of a search, but no suggestions, also say what tells networks of one name apart: how many `prefixes` the network announces, and how many
 * `ranges` of addresses the registries give it.
 */
const networkFound = v.object({ ...asFull.entries, prefixes: v.optional(count), ranges: v.optional(count) });

/** Without a route, what only the registries name has no verdict and no propagation: they are null. */
const originFound = v.object({
  ...announcedPrefix.entries,
  roa: v.nullable(validity),
  route_object: v.nullable(validity),
  known_by: knownBy,
});

/** `community` is what is meant; `community_pattern` the dictionary's entry that describes it, and the same where none does. */
const communityFound = v.object({
  asn,
  community: v.string(),
  community_pattern: v.string(),
  description: v.string(),
});

/**
 * One thing found, tagged by what it is.
 *
 * - `autonomous-system`: a network by number, name or organisation.
 * - `origin`: a prefix around the address or prefix asked for, or inside it, with the network that announces it (`routes`), the most specific first;
 *   after those around it the block that the registries hold and its network (`registry`).
 * - `prefix`: an announced prefix with its validity and propagation.
 *   Of the beginning of an address, such as `1.0.0` or `2001:db8`, both are the prefixes that begin so.
 * - `domain`, `as-set`, `bgp-community`: by name.
 * - `special-purpose`: what the address or prefix asked for is set aside for; it comes first.
 * - `special-asn`: likewise of the AS number asked for, whether a network has it or not.
 *
 * `sample` is true of what belongs to the laboratory, beside which real things may be found.
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

/** A thing of a kind that came after this version: what else is found beside it stands. */
const laterResult = v.pipe(
  v.object({ type: v.pipe(v.string(), v.notValues(knownTypes)) }),
  v.transform(() => ({ type: 'unknown', data: null })),
  v.object({ type: v.literal('unknown'), data: v.null() }),
);
export type LaterSearchResult = v.InferOutput<typeof laterResult>;

/** What a search answers. */
export const searchResults = v.array(v.union([searchResult, laterResult]));

export type SearchResult = v.InferOutput<typeof searchResult>;
export type SearchResultType = SearchResult['type'];
