import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPrefix } from '../prefix/prefix.ts';
import { classifyQuery } from './classifyQuery.ts';
import { destinationOf } from './destinationOf.ts';

describe('what a searched text is', () => {
  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['AS3356', 'asn'],
    ['as3356', 'asn'],
    [' 3356 ', 'asn'],
    ['8.8.8.8', 'address'],
    ['2001:db8::1', 'address'],
    ['8.8.8.0/24', 'prefix'],
    ['2001:db8::/32', 'prefix'],
    ['3356:100', 'community'],
    ['4200000001:1:2', 'community'],
    ['AS-NORTHWIND', 'as-set'],
    ['AS64512:AS-CUSTOMERS', 'as-set'],
    ['RIPE::AS-NORTHWIND', 'as-set'],
    ['example.net', 'domain'],
    ['Пример.рф', 'domain'],
    ['https://example.net/path?q=1#top', 'domain'],
    ['http://user@example.net:8080', 'domain'],
    ['//example.net', 'domain'],
    ['example.net/path', 'domain'],
    ['example.net:443', 'domain'],
    ['noc@example.net', 'domain'],
    ['mailto:noc@example.net?subject=x', 'domain'],
    ['https://8.8.8.8/', 'address'],
    ['https://[2001:db8::1]:8443/', 'address'],
    ['https://localhost/', 'text'],
    ['one@two@example.net', 'text'],
    ['level 3', 'text'],
    ['AS 15169', 'asn'],
    ['asn15169', 'asn'],
    ['ASN 15169', 'asn'],
    ['asn', 'text'],
    ['AS99999999999', 'text'],
    ['8.8.8.0/33', 'text'],
    ['300.1.1.1', 'text'],
  ])('%j is of the kind %s', (text, kind) => {
    expect(classifyQuery(text).kind).toBe(kind);
  });

  it('looks at a text of thousands of dots but once: it took 36 s', () => {
    expect(classifyQuery('192.0.2.1'.repeat(30_000)).kind).toBe('text');
  });

  it.each(['.example/path', 'example./path', 'localhost/path'])(
    'takes %j for a host only where it has a dot inside',
    (text) => {
      expect(classifyQuery(text).kind).toBe('text');
    },
  );

  it('reads the block that holds an address with a length', () => {
    const query = classifyQuery('8.8.8.8/22');
    expect(query.kind === 'prefix' && formatPrefix(query.prefix)).toBe('8.8.8.0/22');
    const six = classifyQuery('2001:db8:ffff::1/33');
    expect(six.kind === 'prefix' && formatPrefix(six.prefix)).toBe('2001:db8:8000::/33');
  });

  it('reads the domain of a URL and of an e-mail address', () => {
    for (const text of ['https://Example.NET./x', 'noc@example.net'])
      expect(classifyQuery(text)).toMatchObject({ domain: 'example.net', text });
  });

  it('reads an address as its whole prefix', () => {
    const query = classifyQuery('2001:DB8:0::1');
    expect(query).toMatchObject({ kind: 'address', address: '2001:db8::1', prefix: { length: 128 } });
  });

  it('has an answer for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.ipV6(), fc.domain()), (text) => {
        expect(classifyQuery(text).text).toBe(text.trim());
      }),
    );
  });

  it('knows every number, address and domain', () => {
    fc.assert(
      fc.property(fc.nat(4_294_967_295), fc.ipV4(), fc.ipV6(), fc.domain(), (asn, four, six, domain) => {
        expect(classifyQuery(`AS${asn}`)).toMatchObject({ kind: 'asn', asn });
        expect(classifyQuery(four).kind).toBe('address');
        expect(classifyQuery(six).kind).toBe('address');
        expect(classifyQuery(domain).kind).toBe('domain');
      }),
    );
  });

  it('holds on a text of ten thousand characters', () => {
    expect(classifyQuery('a.'.repeat(5000)).kind).toBe('text');
    expect(classifyQuery('AS-'.repeat(3333)).kind).toBe('text');
  });
});

describe('where the search box goes', () => {
  it.each([
    ['3356', '/as/3356'],
    ['AS3356', '/as/3356'],
    ['as3356', '/as/3356'],
    [' As0015169 ', '/as/15169'],
    [' As 3356 ', '/as/3356'],
    ['0', '/as/0'],
    ['level 3', '/search?query=level%203'],
    ['AS-SET', '/search?query=AS-SET'],
    ['AS3356x', '/search?query=AS3356x'],
    ['AS', '/search?query=AS'],
    ['شبكة', '/search?query=%D8%B4%D8%A8%D9%83%D8%A9'],
    ['8.8.8.0/24', '/search?query=8.8.8.0%2F24'],
    ['a&b=c?#', '/search?query=a%26b%3Dc%3F%23'],
  ])('%j goes to %s', (text, address) => {
    expect(destinationOf(text)).toBe(address);
  });

  it('stays for an empty text', () => {
    expect(destinationOf('  ')).toBeUndefined();
  });

  it('never throws, and carries the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.constant('\ud800')), (text) => {
        const destination = destinationOf(text);
        if (!destination?.startsWith('/search')) return;
        expect(decodeURIComponent(destination.slice('/search?query='.length))).toBe(text.trim().toWellFormed());
      }),
    );
  });
});
