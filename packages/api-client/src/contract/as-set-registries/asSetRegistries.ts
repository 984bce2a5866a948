import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { nothing, text } from '../wire.ts';

/**
 * Who knows of an AS-SET; the name counts with and without its registry, `RIPE::AS-NORTH`. 404 where routing registries are loaded, and neither they nor
 * PeeringDB know the name.
 */
export const asSetRegistries = defineEndpoint({
  name: 'asSetRegistries',
  summary: 'Registries that hold an AS-SET',
  topic: 'irr',
  audience: 'anyone',
  method: 'GET',
  host: 'storage',
  path: '/api/storage/v2/irrd/as-set/{name}',
  params: v.object({ name: text }),
  query: nothing,
  body: nothing,
  answer: v.object({
    name: v.string(),
    /** Registries that hold it, in order of name: none of a set that is only named by others. */
    sources: v.array(v.string()),
    /** Whether any routing registry is loaded. */
    registries_loaded: v.boolean(),
  }),
  errors: ['E_NOT_FOUND'],
});
