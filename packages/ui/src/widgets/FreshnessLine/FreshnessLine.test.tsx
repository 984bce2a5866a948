import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { pageSources } from './FreshnessLine.fixtures.ts';
import { FreshnessLine } from './FreshnessLine.tsx';

const asOf = new Date('2026-01-15T09:00:00Z');

it.each([
  [{ asOf, ageInSeconds: 600, sample: true }, 'sample', 'Demo data: a simulated Internet'],
  [{ asOf, ageInSeconds: 600_000, sample: false }, 'stale', 'Outdated: not the current state'],
  [{ asOf: null, ageInSeconds: null, sample: false }, 'none', 'No routes loaded'],
  [null, 'none', 'Age of the data unknown'],
] as const)('FreshnessLine says of %o: %s', async (age, freshness, text) => {
  const { stage } = render(<FreshnessLine age={age} />);
  expect(stage.querySelector<HTMLElement>('[data-freshness]')?.dataset['freshness']).toBe(freshness);
  expect(stage.textContent).toContain(text);
  expect(await axeProblems(stage)).toEqual([]);
});

it('opens what the page rests on, each source with its age', async () => {
  await page.viewport(1024, 900);
  render(<FreshnessLine age={{ asOf, ageInSeconds: 600, sample: true }} sources={pageSources} />);
  await userEvent.click(page.getByRole('button', { name: '5 sources · oldest: 15 years' }));
  const dialog = page.getByRole('dialog', { name: 'Sources of this page' });
  const lines = dialog.getByRole('listitem');
  await expect.element(lines.nth(0)).toMatchTextContent(/Routing tables.*Nov 1 2010 00:00 UTC, 15 years old.*rrc06/);
  await expect
    .element(lines.nth(1))
    .toMatchTextContent(
      /Routing registries \(IRR\).*Jan 15 2016 00:00 UTC to Jan 15 2026 00:00 UTC, up to 10 years old; 1 without a date.*arin\.db, radb\.db, ripe/,
    );
  await expect.element(lines.nth(2)).toMatchTextContent(/AS names.*loaded Jan 15 2026/);
  await expect.element(lines.nth(4)).toMatchTextContent(/Demo data.*a, b, c and 2 more/);
  expect(await axeProblems(document.body)).toEqual([]);
});

it('keeps its place while it is asked for', () => {
  const { stage } = render(<FreshnessLine age={undefined} sources={undefined} />);
  expect(stage.querySelector('[aria-busy]')).not.toBeNull();
  expect(stage.textContent).toBe('');
});
