import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { allMetrics } from './RatingMenu.fixtures.ts';
import { RatingMenu, type RatingMenuProps } from './RatingMenu.tsx';

const show = (props: Partial<RatingMenuProps> = {}) => {
  const onCollapsedChange = vi.fn();
  render(
    <RatingMenu
      metrics={{ status: 'ready', data: allMetrics }}
      current={{ type: 'global', name: 'score' }}
      isSubscriber={false}
      collapsed={new Set()}
      onCollapsedChange={onCollapsedChange}
      {...props}
    />,
  );
  return onCollapsedChange;
};

describe('RatingMenu', () => {
  it('lists the ratings by type and marks the one on show', async () => {
    show();
    for (const name of ['Global ratings', 'Local ratings', 'Reliability ratings'])
      await expect.element(page.getByRole('navigation', { name })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Connectivity Score', exact: true }))
      .toHaveAttribute('aria-current', 'page');
    await expect
      .element(page.getByRole('link', { name: 'National stability' }))
      .toHaveAttribute('href', '/as-rating/reliability/national-stability');
  });

  it('locks what needs the subscription, for those who have none', async () => {
    show();
    await expect.element(page.getByRole('link', { name: 'Local Customers for subscribers' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Customers', exact: true })).not.toHaveAttribute('data-locked');
  });

  it('locks nothing for subscribers', () => {
    show({ isSubscriber: true });
    expect(document.querySelectorAll('[data-locked]')).toHaveLength(0);
  });

  it('merges metrics that belong together, and opens them when one of them is on show', async () => {
    show();
    expect(page.getByRole('link', { name: 'Customer Cone', exact: true }).query()).toBeNull();
    show({ current: { type: 'global', name: 'asn-count-in-cc' } });
    await expect
      .element(page.getByRole('link', { name: 'Customer Cone', exact: true }))
      .toHaveAttribute('aria-current', 'page');
  });

  it('folds a type away and back', async () => {
    const onCollapsedChange = show({ collapsed: new Set(['reliability']) });
    expect(page.getByRole('link', { name: 'National stability' }).query()).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Local' }));
    expect(onCollapsedChange).toHaveBeenLastCalledWith(new Set(['reliability', 'local']));
    await userEvent.click(page.getByRole('button', { name: 'Reliability' }));
    expect(onCollapsedChange).toHaveBeenLastCalledWith(new Set());
  });

  it('leaves out a type without metrics', () => {
    show({ metrics: { status: 'ready', data: allMetrics.filter(({ type }) => type !== 'local') } });
    expect(page.getByRole('button', { name: 'Local' }).query()).toBeNull();
  });

  it('says what failed', async () => {
    show({ metrics: { status: 'error', message: 'No answer in time.' } });
    await expect.element(page.getByRole('alert')).toMatchTextContent('No answer in time.');
  });

  it('has no axe violation', async () => {
    show({ current: { type: 'global', name: 'asn-count-in-cc' } });
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
