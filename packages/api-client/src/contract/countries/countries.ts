import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { nothing } from '../wire.ts';

/** Countries in which a known network is registered, by name. `default` marks the visitor's country, if known. */
export const countries = defineEndpoint({
  name: 'countries',
  summary: 'Countries with networks',
  topic: 'web',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/web/countries',
  params: nothing,
  query: nothing,
  body: nothing,
  answer: v.array(v.object({ code: v.string(), name: v.string(), default: v.boolean() })),
});
