import { expect, it } from 'vitest';
import { sectionOf } from './address.ts';

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
