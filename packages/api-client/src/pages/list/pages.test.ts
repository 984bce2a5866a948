import { describe, expect, it } from 'vitest';
import { hrefOf } from '../href.ts';
import { menuOf, type PageEntry } from '../menu.ts';
import { canonicalPageAt } from '../canonical.ts';
import { domainPages, prefixPage } from './entityPages.ts';
import { graphPage } from './networkPages.ts';
import { pages } from './pages.ts';

const ids = pages.map(({ id }) => id);

it('has no two pages of one name, and no two at one address', () => {
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(pages.map(({ path }) => path)).size).toBe(ids.length);
});

it.each(pages.filter(({ under }) => under !== undefined).map((page) => [page.id, page] as const))(
  '%s is nested in an entry of its own menu',
  (_, { under, menu }) => {
    expect(pages.find(({ id }) => id === under)?.menu).toBe(menu);
  },
);

it.each(pages.map((page) => [page.id, page] as const))('%s stands at the path that its layout begins', (_, page) => {
  expect(page.path.startsWith(page.layout.path)).toBe(true);
});

describe('the page at', () => {
  it.each([
    ['/', 'home'],
    ['/as/64512', 'overview'],
    ['/as/64512/', 'overview'],
    ['/as/64512/graph', 'graph'],
    ['/as/64512/graph/10.0.0.0%2F8_64513', 'graph'],
    ['/as/64512/graph/10.0.0.0/8_64513', 'graph'],
    ['/as/64512/graph/10.0.0.0/8/more', undefined],
    ['/as/64512/connectivity/', 'connectivity'],
    ['/as/64512/connectivity/providers', 'providers'],
    ['/as/64512/connectivity/nonsense', undefined],
    ['/as/64512/security-issues/hijacks', 'hijacks'],
    ['/as/64512/security-issues/providers', undefined],
    ['/as/64512/ix/providers', undefined],
    ['/as/notanumber', undefined],
    ['/as/4294967296', undefined],
    ['/prefix/8.8.8.0/24', 'prefix'],
    ['/prefix/8.8.8.0%2F24', undefined],
    ['/ip/2001:db8::1', 'ip'],
    ['/ip/8.8.8.888', undefined],
    ['/as-set/RIPE%3A%3AAS-FOO', 'as-set'],
    ['/as-set', undefined],
    ['/blog/articles/203', 'blog-article'],
    ['/blog/articles/abc', undefined],
    ['/as-set/%E0%A4%A', undefined],
    ['/elsewhere', undefined],
  ])('%s is %s', (path, id) => {
    expect(canonicalPageAt(pages, path)?.page.id).toBe(id);
  });
});

it('nests the menu of a network as it was', () => {
  const outline = (entries: readonly PageEntry[]): unknown[] =>
    entries.map(({ label, children }) => (children ? [label, outline(children)] : label));
  expect(outline(menuOf(pages, 'network', { params: { asn: 1 } }))).toEqual([
    'Overview',
    'Graph',
    ['IP Connectivity', [['BGP Neighbors', ['Providers', 'Customers', 'Peerings', 'Unspecified']], 'Prefixes']],
    'Internet Exchanges',
    ['Security Issues', ['Route Leaks', 'Hijacks', 'Bogons', 'Routing Loops', 'Vulnerable Ports', 'DDoS amplifiers']],
    'Whois',
    'Related ASNs',
    'Communities',
  ]);
});

it('writes addresses that can be read', () => {
  expect(hrefOf(graphPage, { asn: 64512 }, { prefix: '10.0.0.0/8', targets: '1,2' })).toBe(
    '/as/64512/graph?prefix=10.0.0.0/8&targets=1,2',
  );
  expect(hrefOf(prefixPage, { address: '2001:db8::', length: 32 })).toBe('/prefix/2001:db8::/32');
  expect(menuOf(domainPages, 'domain', { query: 'domain=example.net' }).map(({ href }) => href)).toEqual([
    '/domain/overview?domain=example.net',
    '/domain/whois?domain=example.net',
  ]);
});
