import { expect, it } from 'vitest';
import { hasSection, sectionOf } from './address.ts';

it.each([
  ['/as/64512', 'overview'],
  ['/as/64512/', 'overview'],
  ['/as/64512/graph/10.0.0.0%2F8_64513', 'graph'],
  ['/as/64512/connectivity', 'connectivity'],
  ['/as/64512/connectivity/providers', 'providers'],
  ['/as/64512/connectivity/neighbors', 'neighbors'],
  ['/as/64512/security-issues', 'security-issues'],
  ['/as/64512/security-issues/hijacks', 'hijacks'],
  ['/as/64512/security-issues/foo', 'security-issues'],
  ['/as/64512/security-issues/providers', 'security-issues'],
  ['/as/64512/connectivity/foo', 'connectivity'],
  ['/as/64512/ix/providers', 'ix'],
])('%s belongs to %s', (path, section) => {
  expect(sectionOf(path)).toBe(section);
});

it.each([
  ['/as/64512', true],
  ['/as/64512/graph/10.0.0.0%2F8_64513', true],
  ['/as/64512/connectivity/', true],
  ['/as/64512/connectivity/prefixes', true],
  ['/as/64512/connectivity/nonsense', false],
  ['/as/64512/security-issues/hijacks', true],
  ['/as/64512/security-issues/providers', false],
])('%s is there: %s', (path, isThere) => {
  expect(hasSection(path)).toBe(isThere);
});
