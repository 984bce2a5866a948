import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { cutPage, nothing, text } from '../wire.ts';
import { searchResults } from './result.ts';

/**
 * Everything that a text finds: networks, origins, prefixes, domains, AS-SETs, communities, at most 100 of each. A page has
 * `page-size` of each type.
 *
 * An empty list is an answer (nothing found), not an error.
 */
export const search = defineEndpoint({
  name: 'search',
  summary: 'Search for a network, prefix, address, domain, AS-SET or community',
  topic: 'search',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/incidents/info/search',
  params: nothing,
  query: v.object({ q: text, ...cutPage }),
  body: nothing,
  answer: searchResults,
});
