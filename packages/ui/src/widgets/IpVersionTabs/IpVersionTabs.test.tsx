import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { IpVersionTabs } from './IpVersionTabs.tsx';

describe('IpVersionTabs', () => {
  it('begins with both versions', async () => {
    render(<IpVersionTabs onChange={vi.fn()} />);
    await expect.element(page.getByRole('radio', { name: 'All' })).toBeChecked();
  });

  it.each([
    ['IPv4', '4'],
    ['IPv6', '6'],
  ])('chooses %s', async (name, value) => {
    const onChange = vi.fn();
    render(<IpVersionTabs onChange={onChange} />);
    await userEvent.click(page.getByRole('radio', { name }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(value);
  });

  it('has no axe violation', async () => {
    render(<IpVersionTabs value="6" onChange={vi.fn()} />);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
