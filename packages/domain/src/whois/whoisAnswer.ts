import { parseWhoisServer, type WhoisServer } from './whoisServer.ts';

/**
 * Lines that name the next server: `refer` and `whois` from IANA, `ReferralServer` from ARIN and other registries with RWhois,
 * `Registrar WHOIS Server` and `Whois Server` from domain registries.
 */
const REFERRAL =
  /^[ \t]*(?:refer|whois|referralserver|registrar whois server|whois server)[ \t]*:[ \t]*(\S+)[ \t]*\r?$/gim;

/** How registries say that an object does not exist: RFC 3912 does not define it. */
const NOTHING =
  /^[%# \t>]*(?:no match|not found|no entries found|no data found|no object found|no such domain|domain not found|nothing found|the queried object does not exist|object does not exist|error:101\b|.{1,253} is (?:available|free)\b|status:[ \t]*(?:free|available)\b)/im;

/** A line that only a real entry has, whatever else the registry prints around it. */
const ENTRY =
  /^[ \t]*(?:aut-num|as-block|asnumber|domain name|domain|registrant|nserver|name server|nic-hdl|as-name)[ \t]*:[ \t]*\S/im;

/** The server that a response refers to; null if there is none. The last one counts, since it is the most specific. */
export function referralIn(answer: string): WhoisServer | null {
  const found = [...answer.matchAll(REFERRAL)].flatMap((match) => parseWhoisServer(match[1] ?? '') ?? []);
  return found.at(-1) ?? null;
}

/** Whether a response says that the registry has no such entry, or is empty. */
export function saysNothingFound(answer: string): boolean {
  if (answer.trim() === '') return true;
  return NOTHING.test(answer) && !ENTRY.test(answer);
}
