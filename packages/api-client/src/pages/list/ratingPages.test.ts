import { metrics } from '@routeglass/domain/rating-metrics';
import { expect, it } from 'vitest';
import { pageAt } from '../pageAt.ts';
import { pages } from './pages.ts';
import { ratingPages } from './ratingPages.ts';

it('has a page for each metric, in the order of the menu', () => {
  expect(ratingPages.map(({ path }) => path)).toEqual(metrics.map(({ type, name }) => `/as-rating/${type}/${name}`));
});

it.each([
  '/as-rating/global/national-stability',
  '/as-rating/local/score',
  '/as-rating/global',
  '/as-rating/other/score',
])('has none at %s', (path) => {
  expect(pageAt(pages, path)).toBeUndefined();
});
