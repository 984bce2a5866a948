import { expect, it } from 'vitest';
import { sortOfPage, sortOfSection } from './sectionSort.ts';

it('one section of the page is in an order at a time', () => {
  const sort = sortOfPage('prefix', { column: 'propagation', order: 'desc' });
  expect(sort).toEqual({ column: 'prefix.propagation', order: 'desc' });
  expect(sortOfSection('prefix', sort)).toEqual({ column: 'propagation', order: 'desc' });
  expect(sortOfSection('origin', sort)).toBeUndefined();
  expect(sortOfSection('prefix', undefined)).toBeUndefined();
});
