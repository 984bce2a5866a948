import { expect, it } from 'vitest';
import { activeOnlyKey } from './activeOnlyKey.ts';

it('keeps the filter under the list’s name with the suffix -active', () => {
  expect(activeOnlyKey('providers')).toBe('providers-active');
});
