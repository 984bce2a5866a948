import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { addressFacts, knownBy } from '../addressFacts.ts';
import { asBrief } from '../entities.ts';
import { instant, nothing, sample } from '../wire.ts';
import { domainText } from '../whois/whois.ts';

/**
 * The most specific announced prefix that contains the address, and its origin (`routes`). If no loaded table has one, the registered block and its
 * holder (`registry`); null if neither is known. Default routes do not count.
 */
const announcement = {
  prefix: v.nullable(v.string()),
  related_as: v.nullable(asBrief),
  known_by: v.nullable(knownBy),
  /** Further routes that cover the address, most specific first, at most three, including the other origins of a prefix with several. */
  further_routes: v.array(v.object({ prefix: v.string(), origin: asBrief })),
  ...addressFacts,
  sample,
};

/** A server of a domain, one row per address; `ip` is null if the name has no address. */
export const domainHost = v.object({ hostname: v.string(), ip: v.nullable(v.string()), ...announcement });
/**
 * DNS records of a domain (A, AAAA, NS and MX), matched with the loaded tables. An empty list means that DNS has no such record; E_NOT_FOUND if the
 * name does not exist.
 */
export const domain = defineEndpoint({
  name: 'domain',
  summary: 'Addresses, name servers and mail exchanges of a domain',
  topic: 'domain',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/incidents/info/domain/{name}',
  params: v.object({ name: domainText }),
  query: nothing,
  body: nothing,
  answer: v.object({
    /** The name in Unicode. */
    domain: v.string(),
    addresses: v.array(v.object({ ip: v.string(), ...announcement })),
    name_servers: v.array(domainHost),
    /** Most preferred first. */
    mail_exchanges: v.array(domainHost),
    asked_at: instant,
  }),
  errors: ['E_NOT_FOUND', 'E_UNREACHABLE', 'E_TIMED_OUT'],
});
