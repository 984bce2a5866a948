import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { showToast, toasts } from './toastQueue.ts';
import { ToastRegion } from './ToastRegion.tsx';

afterEach(() => toasts.clear());

describe('ToastRegion', () => {
  it('shows a message with a way to close it', async () => {
    render(<ToastRegion />);
    showToast('Link copied', { description: 'Paste it anywhere.' });
    const toast = page.getByRole('alertdialog', { name: 'Link copied' });
    await expect.element(toast).toHaveAccessibleDescription('Paste it anywhere.');
    await userEvent.click(toast.getByRole('button', { name: 'Close' }));
    await expect.element(toast).not.toBeInTheDocument();
  });

  it('says one thing once while it stands', async () => {
    render(<ToastRegion />);
    const takeBack = showToast('No answer', { tone: 'invalid' });
    showToast('No answer', { tone: 'invalid' });
    showToast('No answer', { tone: 'invalid', description: 'Of another call.' });
    const shown = () => page.getByText('No answer', { exact: true }).elements().length;
    await expect.poll(shown).toBe(2);
    takeBack();
    await expect.poll(shown).toBe(1);
    showToast('No answer', { tone: 'invalid' });
    await expect.poll(shown).toBe(2);
  });

  it('takes a message back', async () => {
    render(<ToastRegion />);
    const takeBack = showToast('Sending');
    await expect.element(page.getByText('Sending')).toBeVisible();
    takeBack();
    await expect.element(page.getByText('Sending')).not.toBeInTheDocument();
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    render(<ToastRegion />, theme);
    showToast('Something went wrong', { tone: 'invalid' });
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
