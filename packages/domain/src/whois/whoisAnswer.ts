import { parseWhoisServer, type WhoisServer } from './whoisServer.ts';

/**
 * Lines that name the next server: `refer` and `whois` of IANA, `ReferralServer` of ARIN and other RWhois-minded registries,
 * `Registrar WHOIS Server` and `Whois Server` of registries of names.
 */
const REFERRAL =
  /^[ \t]*(?:refer|whois|referralserver|registrar whois server|whois server)[ \t]*:[ \t]*(\S+)[ \t]*\r?$/gim;

/** How registries say that they have no such object: RFC 3912 leaves it to each. */
const NOTHING =
  /^[%# \t>]*(?:no match|not found|no entries found|no data found|no object found|no such domain|domain not found|nothing found|the queried object does not exist|object does not exist|error:101\b|.{1,253} is (?:available|free)\b|status:[ \t]*(?:free|available)\b)/im;

/** A line that only a real entry has, whatever else the registry prints around it. */
const ENTRY =
  /^[ \t]*(?:aut-num|as-block|asnumber|domain name|domain|registrant|nserver|name server|nic-hdl|as-name)[ \t]*:[ \t]*\S/im;

/** The server that an answer refers to; null where it is the last word. Of several the last one counts: it is the most specific. */
export function referralIn(answer: string): WhoisServer | null {
  const found = [...answer.matchAll(REFERRAL)].flatMap((match) => parseWhoisServer(match[1] ?? '') ?? []);
  return found.at(-1) ?? null;
}

/** Whether an answer says that the registry has nothing of that name, or says nothing at all. */
export function saysNothingFound(answer: string): boolean {
  if (answer.trim() === '') return true;
  return NOTHING.test(answer) && !ENTRY.test(answer);
}
