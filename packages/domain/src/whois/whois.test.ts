import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { referralIn, saysNothingFound } from './whoisAnswer.ts';
import { questionFor } from './whoisQuestion.ts';
import { formatWhoisServer, parseWhoisServer } from './whoisServer.ts';

describe('parseWhoisServer', () => {
  it.each([
    ['whois.iana.org', 'whois.iana.org', 43],
    ['Whois.RIPE.net.', 'whois.ripe.net', 43],
    ['whois://whois.example.net:4343', 'whois.example.net', 4343],
    ['whois://whois.example.net/', 'whois.example.net', 43],
    ['127.0.0.1:4300', '127.0.0.1', 4300],
    ['[::1]:4300', '::1', 4300],
  ])('reads %s', (text, host, port) => expect(parseWhoisServer(text)).toEqual({ host, port }));

  it.each([
    '',
    'rwhois://rwhois.example.net:4321',
    'https://www.example.net/whois',
    'whois.example.net/whois?x',
    'a b',
    'whois.example.net:0',
    'whois.example.net:99999',
    '-x.example',
    'x..example',
  ])('refuses %j', (text) => expect(parseWhoisServer(text)).toBeNull());

  it('writes what it reads', () => {
    for (const text of ['whois.iana.org', 'whois.example.net:4343', '[::1]:4300'])
      expect(formatWhoisServer(parseWhoisServer(text) ?? { host: '', port: 0 })).toBe(text);
  });
  it('reads any text without throwing', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseWhoisServer(text)));
  });
});

describe('an answer', () => {
  it.each([
    ['IANA', '% IANA WHOIS server\n\nrefer:        whois.arin.net\n\nas-block:     3354-3371\n', 'whois.arin.net'],
    [
      'ARIN',
      'OrgName:  RIPE Network Coordination Centre\r\nReferralServer:  whois://whois.ripe.net\r\n',
      'whois.ripe.net',
    ],
    [
      'a registry of names',
      '   Domain Name: EXAMPLE.COM\n   Registrar WHOIS Server: whois.registrar.example\n',
      'whois.registrar.example',
    ],
    [
      'IANA for a top-level domain',
      'domain:       NET\nwhois:        whois.verisign-grs.com\n',
      'whois.verisign-grs.com',
    ],
    ['two, the last is the closer one', 'refer: whois.a.example\nwhois: whois.b.example\n', 'whois.b.example'],
  ])('refers on: %s', (_, answer, host) => expect(referralIn(answer)).toEqual({ host, port: 43 }));

  it.each([
    ['none', 'aut-num: AS3333\nas-name: RIPE-NCC-AS\n'],
    ['another protocol', 'ReferralServer:  rwhois://rwhois.example.net:4321\n'],
    ['a web page', 'Registrar WHOIS Server: https://www.registrar.example/whois\n'],
    ['empty', 'whois:\nrefer: \n'],
    ['words within a remark', 'remarks: see refer: whois.example.net\n'],
  ])('does not refer on: %s', (_, answer) => expect(referralIn(answer)).toBeNull());

  it.each([
    'No match for domain "EXAMPLE.COM".',
    '%ERROR:101: no entries found\n%\n% No entries found in source RIPE.',
    'NOT FOUND',
    'Domain not found.',
    'Status: free',
    ' \n ',
    '>>> example.invalid is available for registration',
  ])('says that there is nothing: %j', (answer) => expect(saysNothingFound(answer)).toBe(true));
  it.each([
    'Domain Name: EXAMPLE.COM\nRemarks follow\nNot found in blocklists',
    'aut-num: AS3333',
    '% This is a notice\nASNumber: 3356',
  ])('says something: %j', (answer) => expect(saysNothingFound(answer)).toBe(false));

  it('of any text is read', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        void referralIn(text);
        void saysNothingFound(text);
      }),
    );
  });
});

describe('questionFor', () => {
  const server = (host: string) => ({ host, port: 43 });
  it.each([
    ['whois.iana.org', { kind: 'as', asn: 3333 } as const, 'AS3333'],
    ['whois.arin.net', { kind: 'as', asn: 3356 } as const, 'a + 3356'],
    ['whois.denic.de', { kind: 'domain', name: 'xn--bcher-kva.example' } as const, '-T dn,ace xn--bcher-kva.example'],
    ['whois.verisign-grs.com', { kind: 'domain', name: 'example.com' } as const, 'domain example.com'],
    ['whois.nic.example', { kind: 'domain', name: 'a.example' } as const, 'a.example'],
  ])('asks %s', (host, subject, question) => expect(questionFor(server(host), subject)).toBe(question));
});
