import * as v from 'valibot';
import { parsePrefix } from '@routeglass/domain/prefix';
import { defineEndpoint } from '../endpoint.ts';
import { cutPage, nothing, text } from '../wire.ts';
import { incidentRow } from './incidentRow.ts';

/**
 * Route leaks, hijacks and bogons of a prefix, those that go on first, then the newest: incidents that have it among their prefixes, and those of more specific
 * prefixes that it is the victim's covering prefix of. Of one world, the laboratory or the Internet.
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
