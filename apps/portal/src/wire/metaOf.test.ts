import { communityPage, incidentsPage } from '@routeglass/api-client/page/search';
import { networkPages } from '@routeglass/api-client/page/network';
import { expect, it } from 'vitest';
import { metaOf } from './metaOf.ts';

const at = (pathname: string, search = '') => ({ location: { pathname, search } });

it('tells title, description and the one address of the page', () => {
  expect(metaOf(incidentsPage)(at('/incidents', '?page=2'))).toEqual([
    { title: 'Incidents · Routeglass' },
    { name: 'description', content: expect.stringContaining('route leaks, hijacks and bogons') as string },
    { tagName: 'link', rel: 'canonical', href: '/incidents' },
  ]);
});

it.each([
  ['/as/64512', 'AS64512 · Routeglass'],
  ['/as/64512/graph/10.0.0.0%2F8_64513', 'Graph of AS64512 · Routeglass'],
  ['/as/64512/security-issues/hijacks', 'Hijacks of AS64512 · Routeglass'],
  ['/as/64512/connectivity/neighbors', 'BGP Neighbors of AS64512 · Routeglass'],
  ['/as/64512/related-asns', 'Related ASNs of AS64512 · Routeglass'],
  ['/as/64512/elsewhere', '404 - Page Not Found · Routeglass'],
  ['/as/notanumber', '404 - Page Not Found · Routeglass'],
])('%s is called %s', (path, title) => {
  expect(metaOf(...networkPages)(at(path))[0]).toEqual({ title });
});

it('keeps what a page is about in its address', () => {
  expect(metaOf(communityPage)(at('/bgp-community', '?p=2&community=3356:100'))).toEqual([
    { title: '3356:100 · Routeglass' },
    { tagName: 'link', rel: 'canonical', href: '/bgp-community?community=3356%3A100' },
  ]);
});
