import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { nothing } from '../wire.ts';

/** 200 once the server can answer queries, 503 before. */
export const health = defineEndpoint({
  name: 'health',
  summary: 'Health of the server',
  topic: 'web',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/healthz',
  params: nothing,
  query: nothing,
  body: nothing,
  answer: v.object({ status: v.literal('ok') }),
});
