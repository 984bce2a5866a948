import { expect, it } from 'vitest';
import { sectionMeta } from './sectionMeta.ts';

it.each([
  ['/as/64512', 'AS64512 · Routeglass'],
  ['/as/64512/graph/10.0.0.0%2F8_64513', 'Graph of AS64512 · Routeglass'],
  ['/as/64512/security-issues/hijacks', 'Hijacks of AS64512 · Routeglass'],
  ['/as/64512/connectivity/neighbors', 'BGP Neighbors of AS64512 · Routeglass'],
  ['/as/64512/related-asns', 'Related ASNs of AS64512 · Routeglass'],
  ['/as/64512/elsewhere', 'AS64512 · Routeglass'],
])('%s is called %s', (path, title) => {
  expect(sectionMeta('64512', path)[0]).toEqual({ title });
});

it('names the network in the description', () => {
  expect(sectionMeta('64512', '/as/64512/communities')[1]).toEqual({
    name: 'description',
    content: "The meaning of AS64512's BGP communities.",
  });
});
