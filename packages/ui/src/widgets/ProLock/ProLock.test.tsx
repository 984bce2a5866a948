import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { ProLock } from './ProLock.tsx';

const reason = 'Filter by Active only is only available for users with Pro Subscription';

describe('ProLock', () => {
  it('explains itself by tooltip as soon as the keyboard reaches it', async () => {
    const { stage } = render(<ProLock title="Active only" name="Active only" />);
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('tooltip')).toHaveTextContent(reason);
    await expect.element(page.getByRole('button', { name: 'Active only' })).toHaveAccessibleDescription(reason);
    expect(stage.querySelector('[data-locked] svg')).not.toBeNull();
  });

  it('bears its reason as name where it stands alone', async () => {
    render(<ProLock title="country" />);
    await expect
      .element(
        page.getByRole('button', { name: 'Filter by country is only available for users with Pro Subscription' }),
      )
      .toBeVisible();
  });

  it('leads to the subscription by one press', async () => {
    render(<ProLock title="country" name="Country" plan="as-ratings" />);
    await userEvent.click(page.getByRole('button', { name: 'Country' }));
    const dialog = page.getByRole('dialog', { name: 'Country' });
    await expect
      .element(dialog)
      .toMatchTextContent('Filter by country is only available for users with the AS Ratings Subscription');
    await expect.element(dialog.getByRole('link', { name: 'Subscribe Now' })).toHaveAttribute('href', '/pro-subscribe');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    render(<ProLock title="country" name="Country" />, theme);
    await userEvent.click(page.getByRole('button'));
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(await axeProblems(page.getByRole('dialog').element())).toEqual([]);
  });
});
