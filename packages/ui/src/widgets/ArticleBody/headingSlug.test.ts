import { describe, expect, it } from 'vitest';
import { freeSlug, headingSlug } from './headingSlug.ts';

describe('headingSlug', () => {
  it.each([
    ['What is a ROA?', 'what-is-a-roa'],
    ['  RFC 7908: leaks ', 'rfc-7908-leaks'],
    ['تسرب المسار', 'تسرب-المسار'],
    ['Überblick', 'überblick'],
    ['???', 'section'],
    ['', 'section'],
  ])('of %j is %s', (text, slug) => {
    expect(headingSlug(text)).toBe(slug);
  });
});

it('freeSlug tells headings of the same words apart', () => {
  const taken = new Set(['example-2']);
  expect(['Example', 'Example', 'Example'].map((text) => freeSlug(text, taken))).toEqual([
    'example',
    'example-3',
    'example-4',
  ]);
});
