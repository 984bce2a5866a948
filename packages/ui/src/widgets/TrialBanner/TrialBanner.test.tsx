import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { TrialBanner } from './TrialBanner.tsx';

const show = (theme: 'light' | 'dark' = 'light') => {
  const onSubmit = vi.fn();
  render(<TrialBanner onSubmit={onSubmit} pricingHref="/pricing" />, theme);
  return onSubmit;
};
const field = () => page.getByRole('textbox', { name: 'Email' });

describe('TrialBanner', () => {
  it('offers 30 days', async () => {
    show();
    await expect.element(page.getByRole('heading', { name: 'Try it free for 30 days' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing');
    await expect.element(field()).toHaveAttribute('type', 'email');
  });

  it('tells a valid address, without the space around it', async () => {
    const onSubmit = show();
    await userEvent.fill(field(), ' noc@example.net ');
    await userEvent.click(page.getByRole('button', { name: 'Try for Free' }));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('noc@example.net');
  });

  it.each([
    ['', 'Required field'],
    ['noc@example', 'Enter a valid email'],
  ])('refuses "%s" under the field', async (text, message) => {
    const onSubmit = show();
    await userEvent.fill(field(), text);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field()).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('takes the message back once the address is right', async () => {
    show();
    await userEvent.type(field(), 'noc@example{Enter}');
    await userEvent.type(field(), '.net');
    await expect.element(page.getByText('Enter a valid email')).not.toBeInTheDocument();
  });

  it('is a form that works without scripts', () => {
    render(<TrialBanner onSubmit={() => undefined} trialHref="/try-for-free" />);
    const form = field().element().closest('form');
    expect(form?.getAttribute('action')).toBe('/try-for-free');
    expect(form?.target).toBe('_blank');
    expect(new FormData(form ?? undefined).has('email')).toBe(true);
  });

  it.each(['light', 'dark'] as const)('has no axe violation in the %s theme', async (theme) => {
    show(theme);
    await userEvent.click(field());
    await userEvent.keyboard('{Enter}');
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
