import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asnText, instant, nothing } from '../wire.ts';

/** A domain name in an address: letters of any script, with or without a final dot. */
export const domainText = v.pipe(v.string(), v.trim(), v.maxLength(255, 'A domain name has at most 253 characters'));

/** A registry's entry for a number or name, unchanged. */
export const whoisEntry = v.object({
  entry: v.string(),
  /** Server that returned it: the last one queried. */
  server: v.string(),
  asked_at: instant,
});
const whois = {
  topic: 'whois',
  audience: 'anyone',
  method: 'GET',
  host: 'whois',
  query: nothing,
  body: nothing,
  answer: whoisEntry,
  errors: ['E_NOT_FOUND', 'E_UNREACHABLE', 'E_TIMED_OUT', 'E_TOO_MANY_REQUESTS'],
} as const;

/** The whois entry of an AS number (RFC 3912), from its registry. Entries are cached; `asked_at` is the time of the query. */
export const whoisAs = defineEndpoint({
  ...whois,
  name: 'whoisAs',
  summary: 'Whois entry of a network',
  path: '/api/whois/as/{asn}',
  params: v.object({ asn: asnText }),
});

/** The whois entry of the registrable domain that a name belongs to, from its registry or registrar. */
export const whoisDomain = defineEndpoint({
  ...whois,
  name: 'whoisDomain',
  summary: 'Whois entry of a domain',
  path: '/api/whois/domain/{name}',
  params: v.object({ name: domainText }),
});
