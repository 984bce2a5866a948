import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { cutPage, nothing, text } from '../wire.ts';
import { searchResults } from './result.ts';

/**
 * Results for a text: networks, origins, prefixes, domains, AS-SETs and communities, at most 100 of each. A page has `page-size` of each type.
 *
 * If nothing is found, the answer is an empty list, not an error.
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
