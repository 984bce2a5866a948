import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { cases } from './CaseCards.fixtures.ts';
import { CaseCards } from './CaseCards.tsx';

const show = (width: number, theme: 'light' | 'dark' = 'light') =>
  render(
    <div style={{ width }}>
      <CaseCards cases={cases} />
    </div>,
    theme,
  );
const cards = () => page.getByRole('listitem').elements();

describe('CaseCards', () => {
  it.each([
    [1100, 4],
    [800, 3],
    [600, 2],
  ])('of %d pixels have %d columns', (width, columns) => {
    show(width);
    const tops = cards().map((card) => card.getBoundingClientRect().top);
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  });

  it('scroll sideways on small screens, with the keyboard too', async () => {
    show(340);
    const tops = cards().map((card) => card.getBoundingClientRect().top);
    expect(new Set(tops).size).toBe(1);
    const view = page.getByRole('group', { name: 'Customer cases' });
    expect(view.element().scrollWidth).toBeGreaterThan(view.element().clientWidth);
    await expect.element(view).toHaveAttribute('tabindex', '0');
    await userEvent.keyboard('{Tab}');
    await expect.element(view).toHaveFocus();
  });

  it('lead to their PDF in a new window', async () => {
    show(1100);
    const link = page.getByRole('link', { name: /Alder Exchange.*Read the case \(PDF, opens in a new window\)/ });
    await expect.element(link).toHaveAttribute('href', '/docs/case-1.pdf');
    await expect.element(link).toHaveAttribute('target', '_blank');
  });

  it.each(['light', 'dark'] as const)('have no axe violation in the %s theme', async (theme) => {
    show(340, theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
