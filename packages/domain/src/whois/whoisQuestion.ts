import type { WhoisServer } from './whoisServer.ts';

/** What a registry is asked about. A domain is in its ASCII form (RFC 5891). */
export type WhoisSubject =
  | { readonly kind: 'as'; readonly asn: number }
  | { readonly kind: 'domain'; readonly name: string };

/** Servers that want more than the bare name, by host: what they would answer otherwise is a list, or less than they know. */
const manners: Readonly<Record<string, (subject: WhoisSubject) => string>> = {
  'whois.arin.net': (subject) => (subject.kind === 'as' ? `a + ${subject.asn}` : subject.name),
  'whois.denic.de': (subject) => (subject.kind === 'domain' ? `-T dn,ace ${subject.name}` : plain(subject)),
  'whois.jprs.jp': (subject) => `${plain(subject)}/e`,
  'whois.nic.ad.jp': (subject) => `${plain(subject)}/e`,
  'whois.verisign-grs.com': (subject) => (subject.kind === 'domain' ? `domain ${subject.name}` : plain(subject)),
};

/** The line that asks this server about a subject, without its end. */
export function questionFor(server: WhoisServer, subject: WhoisSubject): string {
  return (manners[server.host] ?? plain)(subject);
}

function plain(subject: WhoisSubject): string {
  return subject.kind === 'as' ? `AS${subject.asn}` : subject.name;
}
