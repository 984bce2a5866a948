import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { products } from './ProductTabs.fixtures.ts';
import { ProductTabs } from './ProductTabs.tsx';

const show = (theme: 'light' | 'dark' = 'light') => render(<ProductTabs products={products} />, theme);

describe('ProductTabs', () => {
  it('shows the first of four products', async () => {
    show();
    expect(page.getByRole('tab').elements()).toHaveLength(4);
    await expect
      .element(page.getByRole('tab', { name: 'BGP Incidents Monitoring' }))
      .toHaveAttribute('aria-selected', 'true');
    await expect
      .element(page.getByRole('link', { name: 'Learn more about BGP Incidents Monitoring' }))
      .toHaveAttribute('href', '/products/real-time-monitoring');
  });

  it('walks through them with the arrow keys', async () => {
    show();
    await userEvent.keyboard('{Tab}{ArrowRight}{ArrowRight}');
    await expect.element(page.getByRole('heading', { name: 'BGP Analytics' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: /Learn more/ }))
      .toHaveAttribute('href', '/products/bgp-analytics');
  });

  it('says what is new', () => {
    show();
    const isNew = page
      .getByRole('tab')
      .elements()
      .map((tab) => tab.textContent.endsWith('New'));
    expect(isNew).toEqual([false, true, false, true]);
  });

  it.each(['light', 'dark'] as const)('has no axe violation in the %s theme', async (theme) => {
    show(theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
