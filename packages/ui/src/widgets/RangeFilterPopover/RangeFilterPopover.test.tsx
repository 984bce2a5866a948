import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { RangeFilterPopover, type RangeFilterPopoverProps } from './RangeFilterPopover.tsx';

const show = (props: Partial<RangeFilterPopoverProps> = {}) => {
  const onApply = vi.fn();
  const onClear = vi.fn();
  render(
    <RangeFilterPopover
      title="Prefix length"
      min={0}
      max={32}
      value={null}
      onApply={onApply}
      onClear={onClear}
      {...props}
    />,
  );
  return { onApply, onClear };
};
const open = () => userEvent.click(page.getByRole('button', { name: /Prefix length/ }));
const thumb = (end: 'From' | 'To') => page.getByRole('slider', { name: `${end} Prefix length` });

describe('RangeFilterPopover', () => {
  it('drafts a range by keyboard and tells it by Apply', async () => {
    const { onApply, onClear } = show();
    await open();
    thumb('From').element().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    thumb('To').element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(onApply).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Apply' }));
    expect(onApply).toHaveBeenCalledExactlyOnceWith([2, 31]);
    expect(onClear).not.toHaveBeenCalled();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows the range in force and takes it away by Clear', async () => {
    const { onClear } = show({ value: [16, 24] });
    await userEvent.click(page.getByRole('button', { name: 'Prefix length: 16 – 24' }));
    await expect.element(thumb('From')).toHaveValue('16');
    await userEvent.click(page.getByRole('button', { name: 'Clear' }));
    expect(onClear).toHaveBeenCalledOnce();
  });

  it('keeps an address’s range inside the scale', async () => {
    show({ value: [-5, 900] });
    await open();
    await expect.element(thumb('From')).toHaveValue('0');
    await expect.element(thumb('To')).toHaveValue('32');
  });

  it('forgets a draft that was not applied', async () => {
    const { onApply } = show();
    await open();
    thumb('From').element().focus();
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await open();
    await expect.element(thumb('From')).toHaveValue('0');
    expect(onApply).not.toHaveBeenCalled();
  });

  it('is a lock where the plan does not open it', async () => {
    show({ isLocked: true });
    await userEvent.keyboard('{Tab}');
    await expect
      .element(page.getByRole('tooltip'))
      .toHaveTextContent('Filter by Prefix length is only available for users with Pro Subscription');
  });

  it('has no axe violation', async () => {
    show({ value: [16, 24] });
    await open();
    await expect.element(thumb('From')).toBeInTheDocument();
    expect(await axeProblems(page.getByRole('dialog').element())).toEqual([]);
  });
});
