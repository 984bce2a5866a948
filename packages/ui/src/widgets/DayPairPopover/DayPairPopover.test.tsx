import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { DayPairPopover, type DayPairPopoverProps } from './DayPairPopover.tsx';

const suggested = { from: '2026-11-08', until: '2026-11-15' };
const show = (props: Partial<DayPairPopoverProps> = {}, theme: (typeof themes)[number] = 'light') => {
  const told = { onApply: vi.fn(), onClear: vi.fn() };
  render(<DayPairPopover value={null} suggested={suggested} {...told} {...props} />, theme);
  return told;
};
const open = () => userEvent.click(page.getByRole('button', { name: /Compare dates|2026/ }));
const compare = page.getByRole('button', { name: 'Compare', exact: true });

describe('DayPairPopover', () => {
  it('begins with the suggested days, and applies what is chosen, by keyboard', async () => {
    const { onApply } = show();
    await userEvent.keyboard('{Tab}{Enter}');
    await userEvent.fill(page.getByLabelText('First day'), '2026-11-01');
    expect(onApply).not.toHaveBeenCalled();
    (compare.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(onApply).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-01', until: '2026-11-15' });
  });

  it('applies no days in the wrong order', async () => {
    show();
    await open();
    await userEvent.fill(page.getByLabelText('First day'), '2026-11-20');
    await expect.element(page.getByText('The first day must not be after the second.')).toBeVisible();
    await expect.element(compare).toBeDisabled();
  });

  it('keeps its place where it is not known yet which days there are', async () => {
    show({ suggested: null });
    await expect.element(page.getByRole('button', { name: 'Compare dates' })).toBeDisabled();
  });

  it('names the days that are compared, and stops comparing', async () => {
    const { onClear } = show({ value: { from: '2026-11-09', until: '2026-11-12' } });
    await expect.element(page.getByRole('button', { name: '2026/11/09 – 2026/11/12' })).toBeVisible();
    await open();
    await userEvent.click(page.getByRole('button', { name: 'Stop comparing' }));
    expect(onClear).toHaveBeenCalledOnce();
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    show({}, theme);
    await open();
    await expect.element(compare).toBeVisible();
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
