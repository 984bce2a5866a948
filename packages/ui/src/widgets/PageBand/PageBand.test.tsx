import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { PageBand } from './PageBand.tsx';

const band = (
  <PageBand id="plans" title="Plans and prices" lead="Looking around is free." action={<a href="/pricing">Compare</a>}>
    <p>Cards</p>
  </PageBand>
);

describe('PageBand', () => {
  it('is a region by the name of its title, with what belongs to it', () => {
    render(band);
    const region = page.getByRole('region', { name: 'Plans and prices' });
    expect(region.element().id).toBe('plans');
    expect(region.getByRole('heading', { level: 2 }).elements()).toHaveLength(1);
    for (const words of ['Looking around is free.', 'Compare', 'Cards'])
      expect(region.getByText(words).elements()).toHaveLength(1);
  });

  it.each(['light', 'dark'] as const)('has no axe violation in the %s theme', async (theme) => {
    render(band, theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
