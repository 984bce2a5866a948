import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { advantages } from './AdvantageCards.fixtures.ts';
import { AdvantageCards } from './AdvantageCards.tsx';

describe('AdvantageCards', () => {
  it('shows each advantage under its title', () => {
    render(<AdvantageCards advantages={advantages} />);
    const titles = page.getByRole('heading', { level: 3 }).elements();
    expect(titles.map((title) => title.textContent)).toEqual(advantages.map(({ title }) => title));
    expect(page.getByRole('link').query()).toBeNull();
  });

  it('scrolls down to the picture of the product', async () => {
    render(
      <>
        <AdvantageCards advantages={advantages} scrollTo="product" />
        <div style={{ height: 1500 }} />
        <p id="product">The product</p>
        <div style={{ height: 1500 }} />
      </>,
    );
    const before = location.href;
    await userEvent.click(page.getByRole('link', { name: 'See the product' }));
    await vi.waitFor(() => {
      const { top } = page.getByText('The product').element().getBoundingClientRect();
      expect(Math.abs(top)).toBeLessThan(120);
    });
    expect(location.href).toBe(before);
    window.scrollTo(0, 0);
  });

  it.each(['light', 'dark'] as const)('has no axe violation in the %s theme', async (theme) => {
    render(<AdvantageCards advantages={advantages} scrollTo="product" />, theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
