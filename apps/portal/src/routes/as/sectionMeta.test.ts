import { asMenu, type MenuEntry } from '@routeglass/ui/EntityMenu';
import { expect, it } from 'vitest';
import { sectionMeta } from './sectionMeta.ts';

const all = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...all(entry.children ?? [])]);

it('gives every entry of the menu a title and a description of its own', () => {
  const metas = all(asMenu(64512)).map(({ href }) => JSON.stringify(sectionMeta('64512', href)));
  expect(new Set(metas).size).toBe(metas.length);
});

it.each([
  ['/as/64512', 'AS64512 · Routeglass'],
  ['/as/64512/graph/10.0.0.0%2F8_64513', 'Graph of AS64512 · Routeglass'],
  ['/as/64512/security-issues/hijacks', 'Hijacks of AS64512 · Routeglass'],
  ['/as/64512/elsewhere', 'AS64512 · Routeglass'],
])('%s is called %s', (path, title) => {
  expect(sectionMeta('64512', path)[0]).toEqual({ title });
});
