import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { cutPage, nothing, text } from '../wire.ts';
import { searchResults } from '../search/result.ts';

/** Suggestions for the search box, tagged by type: at most 100, best first; none for fewer than 2 characters. */
export const suggestions = defineEndpoint({
  name: 'suggestions',
  summary: 'Suggestions for a search while typing',
  topic: 'search',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/incidents/info/search/suggestions',
  params: nothing,
  query: v.object({ q: text, ...cutPage }),
  body: nothing,
  answer: searchResults,
});
