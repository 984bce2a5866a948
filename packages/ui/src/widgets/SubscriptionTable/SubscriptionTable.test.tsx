import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { GrantForm } from './GrantForm.tsx';
import { subscriptions } from './SubscriptionTable.fixtures.ts';
import { SubscriptionTable } from './SubscriptionTable.tsx';

const full = { status: 'ready', data: { rows: subscriptions, total: 3 } } as const;

describe('SubscriptionTable', () => {
  it('is cancelled after a question; its card is changed without one', async () => {
    const onAction = vi.fn();
    render(<SubscriptionTable subscriptions={full} onAction={onAction} />);
    const menu = page.getByRole('button', { name: 'Actions for ada@example.net' });
    await userEvent.click(menu);
    await userEvent.click(page.getByRole('menuitem', { name: 'Change card' }));
    expect(onAction).toHaveBeenLastCalledWith('s1', 'card');
    await userEvent.click(menu);
    await userEvent.click(page.getByRole('menuitem', { name: 'Cancel' }));
    await userEvent.click(page.getByRole('button', { name: 'Cancel subscription' }));
    expect(onAction).toHaveBeenLastCalledWith('s1', 'cancel');
    expect(await axeProblems(document.body)).toEqual([]);
  });

  it('is ended by an administrator for a reason', async () => {
    const onEnd = vi.fn(() => Promise.resolve(null));
    render(<SubscriptionTable subscriptions={full} onEnd={onEnd} />);
    await userEvent.click(page.getByRole('button', { name: 'Actions for cid@example.net' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'End now' }));
    await userEvent.fill(page.getByRole('textbox', { name: 'Reason' }), 'Over');
    await userEvent.click(page.getByRole('button', { name: 'End now' }));
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('s3', 'Over');
  });
});

it('grants days with a reason, and says what is wrong', async () => {
  const onSubmit = vi.fn();
  render(<GrantForm onSubmit={onSubmit} />);
  const field = (name: string) => page.getByRole('textbox', { name });
  await userEvent.fill(field('Account'), 'ada@example.net');
  await userEvent.fill(field('Days'), '0');
  await userEvent.fill(field('Reason'), 'Trial');
  const button = page.getByRole('button', { name: 'Grant Pro' });
  await userEvent.click(button);
  await expect.element(field('Days')).toHaveAccessibleDescription(/Enter 1 to/);
  await userEvent.fill(field('Days'), '30');
  await userEvent.click(button);
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'ada@example.net', days: 30, reason: 'Trial' });
});
