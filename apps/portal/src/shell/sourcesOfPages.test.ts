import { expect, it } from 'vitest';
import { sourcesOfPage } from './sourcesOfPages.ts';

it.each([
  ['/as/64512', 'peeringdb'],
  ['/as/64512/', 'vrps'],
  ['/as/64512/ix', 'peeringdb'],
  ['/as/64512/security-issues/vulnerable-ports', 'scans'],
  ['/as/64512/related-asns', 'organisations'],
  ['/as-set/AS-ALDER', 'irr'],
  ['/prefix/10.0.0.0/16', 'vrps'],
  ['/ip/10.0.0.1', 'special-purpose'],
  ['/bgp-community', 'communities'],
  ['/domain/whois', 'mrt-rib'],
  ['/somewhere/else', 'mrt-rib'],
] as const)('%s rests on %s', (path, kind) => {
  expect(sourcesOfPage(path)).toContain(kind);
});

it('leaves out what a page does not show', () => {
  expect(sourcesOfPage('/as/64512/ix')).not.toContain('mrt-rib');
});
