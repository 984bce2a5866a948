import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asFull } from '../entities.ts';
import { cutPage, nothing, sample, text } from '../wire.ts';

/** Networks by number or name, best first, at most 100, for autocompletion. Lab networks are marked. */
export const asSearch = defineEndpoint({
  name: 'asSearch',
  summary: 'Networks by number or name',
  topic: 'search',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/incidents/info/as/search',
  params: nothing,
  query: v.object({ q: text, ...cutPage }),
  body: nothing,
  answer: v.pipe(v.array(v.object({ ...asFull.entries, sample })), v.maxLength(100)),
});
