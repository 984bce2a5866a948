import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asnText, instant, nothing } from '../wire.ts';

/** A domain name in an address: letters of any script, with or without a dot at its end. */
export const domainText = v.pipe(v.string(), v.trim(), v.maxLength(255, 'A domain name has at most 253 characters'));

/** What a registry says of a number or name, in its own words. */
export const whoisEntry = v.object({
  entry: v.string(),
  /** The server that said it, the last of those that were asked. */
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

/** The whois entry of an AS number (RFC 3912), from the registry that holds it. Entries are kept; `asked_at` says how old this one is. */
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
