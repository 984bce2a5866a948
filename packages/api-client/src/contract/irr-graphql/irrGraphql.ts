import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { nothing } from '../wire.ts';

/**
 * Routing registries by GraphQL: `rpslObjects`, `recursiveSetMembers`, `recursiveSetMembersCount`, `setNetworks`, `setsDescribed`,
 * `recursiveSetLoops`, `recursiveSetHealth`, `asSetPrefixCount` and `asnPrefixCount`. Errors in a query are reported in `errors`, as usual in
 * GraphQL; introspection returns the schema.
 *
 * A query may have at most 7 levels, 200 fields and 10 searches at its top, and cause at most 1,000 searches and 500,000 rows in total.
 */
export const irrGraphql = defineEndpoint({
  name: 'irrGraphql',
  summary: 'Objects and sets of the routing registries, by GraphQL',
  asOf: 'header',
  topic: 'irr',
  audience: 'anyone',
  method: 'POST',
  host: 'storage',
  path: '/api/storage/v2/irrd/graphql/',
  alsoAt: [{ path: '/api/storage/v2/irrd/graphql' }],
  params: nothing,
  query: nothing,
  body: v.object({
    query: v.pipe(v.string(), v.maxLength(10_000, 'A query has at most 10000 characters')),
    variables: v.optional(v.nullable(v.looseObject({}))),
    operationName: v.optional(v.nullable(v.string())),
  }),
  answer: v.object({
    data: v.optional(v.nullable(v.looseObject({}))),
    errors: v.optional(v.array(v.object({ message: v.string() }))),
  }),
});
