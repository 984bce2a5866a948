import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { nothing } from '../wire.ts';

export const health = defineEndpoint({
  name: 'health',
  summary: 'Can the server answer queries?',
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
