import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { Paywall } from './Paywall.tsx';

describe('Paywall', () => {
  it('says what is locked and leads to the subscription', async () => {
    render(<Paywall />);
    const region = page.getByRole('region', {
      name: 'Full report is only available for users with the AS Ratings Subscription',
    });
    await expect.element(region).toBeVisible();
    await expect.element(region.getByRole('link', { name: 'Subscribe Now' })).toHaveAttribute('href', '/pro-subscribe');
  });

  it('takes other words, another address and more ways on', async () => {
    render(
      <Paywall title="Player is locked" href="/pricing" actions={<a href="/auth/login">Log In</a>}>
        It plays the past.
      </Paywall>,
    );
    await expect.element(page.getByText('It plays the past.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Subscribe Now' })).toHaveAttribute('href', '/pricing');
    await expect.element(page.getByRole('link', { name: 'Log In' })).toBeVisible();
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    const { stage } = render(<Paywall>It adds much.</Paywall>, theme);
    expect(await axeProblems(stage)).toEqual([]);
  });
});
