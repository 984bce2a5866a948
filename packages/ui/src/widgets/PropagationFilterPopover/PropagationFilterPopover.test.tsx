import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { PropagationFilterPopover, type PropagationFilterPopoverProps } from './PropagationFilterPopover.tsx';

const show = (props: Partial<PropagationFilterPopoverProps> = {}) => {
  const onApply = vi.fn();
  const onClear = vi.fn();
  render(
    <PropagationFilterPopover
      counts={{ ipv4: 850, ipv6: 96, all: 1204 }}
      value={null}
      onApply={onApply}
      onClear={onClear}
      {...props}
    />,
  );
  return { onApply, onClear };
};
const open = () => userEvent.click(page.getByRole('button', { name: /Propagation/ }));
const to = () => page.getByRole('slider', { name: 'To Propagation' });
const relative = () => page.getByRole('switch', { name: 'Relative propagation' });

describe('PropagationFilterPopover', () => {
  it.each([
    ['all', '1204'],
    ['4', '850'],
    ['6', '96'],
  ] as const)('spans the peers of IP version %s', async (ipVersion, max) => {
    show({ ipVersion });
    await open();
    await expect.element(to()).toHaveAttribute('max', max);
    await expect.element(to()).toHaveValue(max);
  });

  it('switches to percent, and tells which scale is meant', async () => {
    const { onApply } = show({ ipVersion: '4' });
    await open();
    await userEvent.click(page.getByText('Relative propagation'));
    await expect.element(to()).toHaveAttribute('max', '100');
    await expect.element(to()).toHaveAttribute('aria-valuetext', '100%');
    to().element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.click(page.getByRole('button', { name: 'Apply' }));
    expect(onApply).toHaveBeenCalledExactlyOnceWith({ range: [0, 99], isRelative: true });
  });

  it('opens on the scale in force, and begins the other one anew', async () => {
    show({ value: { range: [20, 80], isRelative: true } });
    await userEvent.click(page.getByRole('button', { name: 'Propagation: 20\u00A0% – 80\u00A0%' }));
    await expect.element(relative()).toBeChecked();
    await expect.element(to()).toHaveValue('80');
    await userEvent.click(page.getByText('Relative propagation'));
    await expect.element(to()).toHaveValue('1204');
  });

  it('clears', async () => {
    const { onClear } = show({ value: { range: [20, 80], isRelative: true } });
    await open();
    await userEvent.click(page.getByRole('button', { name: 'Clear' }));
    expect(onClear).toHaveBeenCalledOnce();
  });

  it('has no axe violation', async () => {
    show();
    await open();
    await expect.element(to()).toBeInTheDocument();
    expect(await axeProblems(page.getByRole('dialog').element())).toEqual([]);
  });
});
