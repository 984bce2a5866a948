import * as v from 'valibot';
import { parsePrefix } from '@routeglass/domain/prefix';
import { defineEndpoint } from '../endpoint.ts';
import { cutPage, nothing, text } from '../wire.ts';
import { incidentRow } from './incidentRow.ts';

/**
 * Route leaks, hijacks and bogons of a prefix, ongoing ones first, then the newest. Includes incidents that contain the prefix, and those of more
 * specific prefixes with it as the victim's covering prefix. From one world, lab or real.
 */
export const prefixIncidents = defineEndpoint({
  name: 'prefixIncidents',
  summary: 'Route leaks, hijacks and bogons of a prefix',
  topic: 'incidents',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/incidents/info/prefix',
  params: nothing,
  query: v.object({
    prefix: v.pipe(
      text,
      v.check(
        (given) => parsePrefix(given) !== undefined,
        'A prefix is written as 192.0.2.0/24 or 2001:db8::/32, with no bit set beyond its length',
      ),
    ),
    ...cutPage,
  }),
  body: nothing,
  answer: v.array(incidentRow),
});
