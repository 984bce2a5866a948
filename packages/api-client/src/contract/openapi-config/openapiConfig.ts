import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { nothing, text } from '../wire.ts';

/**
 * This contract as an OpenAPI 3.1 document. A `token`, as the API explorer sends it, must exist but changes nothing: the document describes every
 * call to everyone.
 */
export const openapiConfig = defineEndpoint({
  name: 'openapiConfig',
  summary: 'The OpenAPI document',
  asOf: 'header',
  topic: 'web',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/openapi-config.json',
  params: nothing,
  query: v.object({ token: v.optional(text) }),
  body: nothing,
  answer: v.looseObject({
    openapi: v.string(),
    info: v.looseObject({ title: v.string(), version: v.string() }),
  }),
});
