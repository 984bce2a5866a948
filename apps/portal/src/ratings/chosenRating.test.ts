import { expect, it } from 'vitest';
import { chosenRating, ratingLabel } from './chosenRating.ts';
import { keptSearch } from './keptSearch.ts';

it.each([
  ['global', 'score', 'Global rating by Connectivity Score'],
  ['local', 'local-customers', 'Rating by Local Customers'],
  ['reliability', 'national-stability', 'Rating by National stability'],
])('finds the rating %s/%s', (type, name, label) => {
  const metric = chosenRating(`/as-rating/${type}/${name}`);
  expect(metric && ratingLabel(metric)).toBe(label);
});

it.each([
  ['global', 'national-stability'],
  ['local', 'score'],
  ['global', 'beauty'],
  ['other', 'score'],
])('finds none at %s/%s', (type, name) => {
  expect(chosenRating(`/as-rating/${type}/${name}`)).toBeUndefined();
});

it.each([
  ['ip=6&page=3&rating-country=NL&q=x', 'local', '?ip=6&rating-country=NL'],
  ['ip=6&rating-country=NL', 'global', '?ip=6'],
  ['page=2', 'global', ''],
] as const)('keeps of %s for a %s rating: %s', (search, type, kept) => {
  expect(keptSearch(new URLSearchParams(search), type)).toBe(kept);
});
