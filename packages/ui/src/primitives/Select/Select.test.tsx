import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { Select } from './Select.tsx';

describeConformance<HTMLDivElement>('Select', (host) => <Select {...host} label="IP version" items={items} />, {
  interactive: true,
});

const items = [
  { id: 4, name: 'IPv4' },
  { id: 6, name: 'IPv6' },
];

describe('Select', () => {
  it('opens, walks and chooses by keyboard', async () => {
    const onSelect = vi.fn();
    render(<Select label="IP version" items={items} onSelect={onSelect} />);
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(page.getByRole('option', { name: 'IPv4' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  });

  it('shows what is chosen', async () => {
    render(<Select label="IP version" items={items} selected={6} />);
    await expect.element(page.getByRole('button', { name: /IPv6/ })).toBeVisible();
  });
});
