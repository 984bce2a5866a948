import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { done, honeypot, optionalLine, optionalMailbox, token } from '../fields.ts';
import { asn, asnText, nothing } from '../wire.ts';

const flags = <Name extends string>(names: readonly Name[]) =>
  v.object(Object.fromEntries(names.map((name) => [name, v.boolean()])) as Record<Name, v.BooleanSchema<undefined>>);

/** Features requested for a plan. */
export const requestedPlan = v.object({
  monitored_items: flags([
    'prefixes',
    'c2p',
    'p2p',
    'p2c',
    'unspecified',
    'created_hijacks',
    'affected_hijacks',
    'prefixes_in_leaks',
    'created_leaks',
    'accepted_leaks',
    'announced_bogon_prefixes',
    'accepted_bogon_prefixes',
    'affected_bogon_paths',
    'accepted_bogon_paths',
    'prefixes_in_peer_leaks',
    'created_peer_leaks',
  ]),
  ratings: v.boolean(),
  graph_player: v.boolean(),
  policy_monitor: v.boolean(),
  data_plane: v.boolean(),
  pov_monitor: flags(['roa', 'route_object', 'roa_status', 'route_object_status']),
  custom_feeds: flags(['byoip_prefixes', 'byoip_moas', 'customers_monitoring', 'on_demand']),
});

/** Requests an individual plan; guests add their contact and a captcha. */
export const requestPlan = defineEndpoint({
  name: 'requestPlan',
  summary: 'Ask for an individual plan',
  topic: 'contact',
  audience: 'anyone',
  method: 'POST',
  host: 'main',
  path: '/user/individual-plan-request',
  params: nothing,
  query: nothing,
  body: v.object({
    /** A number, or a text such as `AS3356`. */
    asn: v.union([asn, asnText]),
    plan: requestedPlan,
    email: optionalMailbox,
    firstname: optionalLine,
    lastname: optionalLine,
    position: optionalLine,
    website: honeypot,
    'g-recaptcha-response': v.optional(token),
  }),
  answer: done,
  errors: ['E_CAPTCHA'],
});
