import { expect, it } from 'vitest';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { FreshnessLine } from './FreshnessLine.tsx';

const asOf = new Date('2026-01-15T09:00:00Z');

it.each([
  [{ asOf, ageInSeconds: 600, sample: true }, 'sample', 'Sample data: a laboratory Internet'],
  [{ asOf, ageInSeconds: 600_000, sample: false }, 'stale', 'Old routes, not the present state'],
  [{ asOf: null, ageInSeconds: null, sample: false }, 'none', 'No routes loaded'],
] as const)('FreshnessLine says of %o: %s', async (age, freshness, text) => {
  const { stage } = render(<FreshnessLine age={age} />);
  expect(stage.querySelector('p')?.dataset['freshness']).toBe(freshness);
  expect(stage.textContent).toContain(text);
  expect(await axeProblems(stage)).toEqual([]);
});
