import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { privateUse } from '../SearchResult/SearchResult.fixtures.ts';
import type { SearchResult } from '../../facts/searchResult.ts';
import { readCommands, subjectOf } from './readCommands.ts';

const LUMEN: SearchResult = {
  type: 'autonomous-system',
  asn: 3356,
  asName: 'LEVEL3',
  orgName: 'Lumen',
  countryCode: 'US',
  countryName: 'United States',
};

const sitePages = [{ name: 'Incidents', words: ['incidents', 'hijacks'], href: '/incidents' }];
const commandsOf = (text: string, asn: number | null = null, found: readonly SearchResult[] = []) =>
  readCommands(text, { asn, found, sitePages }).flatMap(({ commands }) => commands);

describe('the grammar of commands', () => {
  it.each([
    ['AS3356', '/as/3356'],
    ['as 3356', '/as/3356'],
    ['3356 graph', '/as/3356/graph'],
    ['AS3356 graph', '/as/3356/graph'],
    ['graph AS3356', '/as/3356/graph'],
    ['AS3356 customers', '/as/3356/connectivity/customers'],
    ['AS3356 cust', '/as/3356/connectivity/customers'],
    ['AS3356 route leaks', '/as/3356/security-issues/route-leaks'],
    ['as 3356 security', '/as/3356/security-issues'],
    ['10.0.0.0/16', '/prefix/10.0.0.0/16'],
    ['10.0.0.1/16', '/prefix/10.0.0.0/16'],
    ['10.0.0.0/16 roa', '/prefix/10.0.0.0/16?roa-history=10.0.0.0/16'],
    ['roa 2001:db8::/32', '/prefix/2001:db8::/32?roa-history=2001:db8::/32'],
    ['10.0.0.0/16 route object', '/prefix/10.0.0.0/16?route-object-history=10.0.0.0/16'],
    ['8.8.8.8', '/ip/8.8.8.8'],
    ['8.8.8.8 roa', '/ip/8.8.8.8?roa-history=8.8.8.8/32'],
    ['2001:db8::1 route object', '/ip/2001:db8::1?route-object-history=2001:db8::1/128'],
    ['3356 prefixes', '/as/3356/connectivity/prefixes'],
    ['https://www.example.net/path', '/domain/overview?domain=www.example.net'],
    ['noc@example.net mx', '/domain/overview?domain=example.net&tab=mx'],
    ['example.net', '/domain/overview?domain=example.net'],
    ['example.net whois', '/domain/whois?domain=example.net'],
    ['example.net mx', '/domain/overview?domain=example.net&tab=mx'],
    ['AS-NORTHWIND', '/as-set/AS-NORTHWIND'],
    ['ripe::as-northwind loops', '/as-set/AS-NORTHWIND?tab=loops'],
    ['AS64512:AS-CUSTOMERS expand', '/as-set/AS64512%3AAS-CUSTOMERS?recursively=true'],
    ['3356:123', '/bgp-community?community=3356:123'],
    ['3356:123 list', '/as/3356/communities'],
    ['incidents', '/incidents'],
    ['hijacks', '/incidents'],
    ['level 3', '/search?query=level%203'],
  ])('%j leads to %s', (text, href) => {
    expect(commandsOf(text)[0]?.href).toBe(href);
  });

  it('offers the other pages of what is named alone', () => {
    const names = commandsOf('AS3356').map(({ name }) => name);
    expect(names.slice(0, 3)).toEqual(['AS3356', 'AS3356 Graph', 'AS3356 IP Connectivity']);
    expect(names).toContain('AS3356 DDoS amplifiers');
  });

  it.each([
    ['', '/as/64512'],
    ['whois', '/as/64512/whois'],
    ['peers', '/as/64512/connectivity/peerings'],
    ['incidents', '/as/64512/security-issues'],
    ['10.0.0.0/16 graph', '/as/64512/graph?prefix=10.0.0.0/16'],
  ])('on the pages of an AS %j leads to %s', (text, href) => {
    expect(commandsOf(text, 64_512)[0]?.href).toBe(href);
  });

  it('takes what was found to the page that is asked for', () => {
    expect(commandsOf('lumen customers', null, [LUMEN])[0]).toEqual({
      name: 'AS3356 Customers',
      note: 'LEVEL3',
      href: '/as/3356/connectivity/customers',
    });
    expect(commandsOf('lumen', null, [LUMEN])[0]).toEqual({ name: 'AS3356', note: 'LEVEL3 · AS', href: '/as/3356' });
  });

  it.each([
    ['lumen', 'lumen'],
    ['lumen customers', 'lumen'],
    ['route leaks level 3', 'level 3'],
    ['AS3356 graph', 'AS3356'],
    ['noc@example.net', 'example.net'],
    ['graph', 'graph'],
    ['', ''],
  ])('looks for the subject of %j: %j', (text, subject) => {
    expect(subjectOf(text)).toBe(subject);
  });

  it('shows whose an address is by each route, by the registry beside them, and what it is for', () => {
    const level3 = { asn: 3356, asName: 'LEVEL3', countryCode: null, countryName: null };
    const found: SearchResult[] = [
      { type: 'special-purpose', ...privateUse },
      { type: 'origin', prefix: '10.0.0.0/9', origin: level3, knownBy: 'routes' },
      { type: 'origin', prefix: '10.0.0.0/8', origin: level3, knownBy: 'routes' },
      { type: 'origin', prefix: '10.0.0.0/8', origin: level3, knownBy: 'registry' },
    ];
    const [, , , ...shown] = commandsOf('10.0.0.1', null, found);
    expect(shown.slice(0, 4)).toEqual([
      { name: '10.0.0.0/8', note: 'Private use (RFC 1918) · Special-purpose', href: '/prefix/10.0.0.0/8' },
      { name: '10.0.0.0/9', note: 'AS3356 LEVEL3 · Origin', href: '/as/3356' },
      { name: '10.0.0.0/8', note: 'AS3356 LEVEL3 · Origin', href: '/as/3356' },
      { name: '10.0.0.0/8', note: 'AS3356 LEVEL3 · Registered', href: '/as/3356' },
    ]);
  });

  it('has nothing to say of nothing', () => {
    expect(readCommands(' ', { asn: null, found: [], sitePages })).toEqual([]);
  });

  it('answers every text, with each page once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.option(fc.nat(70_000)), (text, asn) => {
        const pages = commandsOf(text, asn, [LUMEN]).map(({ href }) => href);
        expect(new Set(pages).size).toBe(pages.length);
        for (const href of pages) expect(href).toMatch(/^\/[a-z]/);
        expect(typeof subjectOf(text)).toBe('string');
      }),
    );
  });
});
