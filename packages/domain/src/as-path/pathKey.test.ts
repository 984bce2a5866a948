import { expect, it } from 'vitest';
import { pathKey } from './pathKey.ts';

it.each([
  ['64530×1 → 64514×2 → 64512×1', '64530 64514 64512'],
  ['64530 64514 64514 64512', '64530 64514 64512'],
  ['64512×3', '64512'],
])('%s is known by %s', (path, key) => {
  expect(pathKey(path)).toBe(key);
});
