import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { nothing, text } from '../wire.ts';

/**
 * The registries that have an AS-SET, by name with or without its registry (`RIPE::AS-NORTH`). 404 if routing registries are loaded and neither they nor
 * PeeringDB mention the name.
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
    /** Registries that have it, by name. Empty for a set that others only mention. */
    sources: v.array(v.string()),
    /** Whether any routing registry is loaded. */
    registries_loaded: v.boolean(),
  }),
  errors: ['E_NOT_FOUND'],
});
