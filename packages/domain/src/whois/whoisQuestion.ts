import type { WhoisServer } from './whoisServer.ts';

/** The subject of a whois query. A domain is in its ASCII form (RFC 5891). */
export type WhoisSubject =
  /** `contacts`: including e-mail addresses of contacts, if the registry omits them by default. */
  | { readonly kind: 'as'; readonly asn: number; readonly with?: 'contacts' }
  /** A person or role, by handle. */
  | { readonly kind: 'contact'; readonly handle: string }
  | { readonly kind: 'domain'; readonly name: string };

/** RIPE omits e-mail addresses by default. */
const ofRipe = (subject: WhoisSubject): string => {
  const unfiltered = subject.kind === 'contact' || (subject.kind === 'as' && subject.with === 'contacts');
  return unfiltered ? `-B ${plain(subject)}` : plain(subject);
};
/** Query formats of servers, by host, that would otherwise return a list or less than they know. */
const manners: Readonly<Record<string, (subject: WhoisSubject) => string>> = {
  'whois.arin.net': (subject) => (subject.kind === 'as' ? `a + ${subject.asn}` : plain(subject)),
  'whois.ripe.net': ofRipe,
  'whois.denic.de': (subject) => (subject.kind === 'domain' ? `-T dn,ace ${subject.name}` : plain(subject)),
  'whois.jprs.jp': (subject) => `${plain(subject)}/e`,
  'whois.nic.ad.jp': (subject) => `${plain(subject)}/e`,
  'whois.verisign-grs.com': (subject) => (subject.kind === 'domain' ? `domain ${subject.name}` : plain(subject)),
};

/** The query line for a subject at this server, without its line end. */
export function questionFor(server: WhoisServer, subject: WhoisSubject): string {
  return (manners[server.host] ?? plain)(subject);
}

function plain(subject: WhoisSubject): string {
  if (subject.kind === 'contact') return subject.handle;
  return subject.kind === 'as' ? `AS${subject.asn}` : subject.name;
}
