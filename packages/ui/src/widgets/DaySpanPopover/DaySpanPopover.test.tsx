import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { anyDay, type DaySpan } from '../../facts/daySpan.ts';
import { DaySpanPopover } from './DaySpanPopover.tsx';

const show = (value: DaySpan = anyDay, theme: (typeof themes)[number] = 'light') => {
  const onChange = vi.fn();
  render(<DaySpanPopover value={value} onChange={onChange} />, theme);
  return { onChange };
};
const apply = page.getByRole('button', { name: 'Apply' });

describe('DaySpanPopover', () => {
  it('applies what is chosen, with an open end, by keyboard', async () => {
    const { onChange } = show();
    await userEvent.keyboard('{Tab}{Enter}');
    await userEvent.fill(page.getByLabelText('First day'), '2026-11-01');
    expect(onChange).not.toHaveBeenCalled();
    (apply.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-01', until: '' });
  });

  it('applies no days in the wrong order', async () => {
    show({ from: '2026-11-01', until: '2026-11-07' });
    await userEvent.click(page.getByRole('button', { name: '2026/11/01 – 2026/11/07' }));
    await userEvent.fill(page.getByLabelText('First day'), '2026-11-20');
    await expect.element(page.getByText('The first day must not be after the last.')).toBeVisible();
    await expect.element(apply).toBeDisabled();
  });

  it('clears the span', async () => {
    const { onChange } = show({ from: '', until: '2026-11-07' });
    await userEvent.click(page.getByRole('button', { name: 'until 2026/11/07' }));
    await userEvent.click(page.getByRole('button', { name: 'Clear' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(anyDay);
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    show(anyDay, theme);
    await userEvent.click(page.getByRole('button', { name: 'Days' }));
    await expect.element(apply).toBeVisible();
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
