import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { addressFacts, knownBy } from '../addressFacts.ts';
import { asBrief } from '../entities.ts';
import { instant, nothing, sample } from '../wire.ts';
import { domainText } from '../whois/whois.ts';

/**
 * The most specific announced prefix that holds an address and its origin (`routes`); where no loaded table has one, the block and the network
 * that the registries name (`registry`); null where no one knows. A default route holds no address.
 */
const announcement = {
  prefix: v.nullable(v.string()),
  related_as: v.nullable(asBrief),
  known_by: v.nullable(knownBy),
  /** Further routes around the address, the most specific first, at most three; of a prefix with several origins those of the others too. */
  further_routes: v.array(v.object({ prefix: v.string(), origin: asBrief })),
  ...addressFacts,
  sample,
};

/** A server of a domain by one of its addresses; `ip` is null for a name without addresses. */
export const domainHost = v.object({ hostname: v.string(), ip: v.nullable(v.string()), ...announcement });
/**
 * Where a domain's name leads (DNS: A, AAAA, NS and MX), set against the loaded tables. A list that is empty means that the
 * name system has no such record; a name that does not exist is E_NOT_FOUND.
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
    /** As people read it: letters of its own script. */
    domain: v.string(),
    addresses: v.array(v.object({ ip: v.string(), ...announcement })),
    name_servers: v.array(domainHost),
    /** The most preferred first. */
    mail_exchanges: v.array(domainHost),
    asked_at: instant,
  }),
  errors: ['E_NOT_FOUND', 'E_UNREACHABLE', 'E_TIMED_OUT'],
});
