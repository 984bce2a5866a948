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

  describe('of a long list', () => {
    const years = Array.from({ length: 200 }, (_, index) => ({ id: 1900 + index, name: `Year ${1900 + index}` }));
    const button = page.getByRole('button', { name: /Year/ });
    const last = page.getByRole('option', { name: 'Year 2099' });

    it('shows what is chosen before it is opened', async () => {
      render(<Select label="Year" items={years} selected={2042} />);
      await expect.element(page.getByRole('button', { name: /Year 2042/ })).toBeVisible();
    });

    it.each([
      ['the pointer', () => button.click()],
      ['the keyboard', () => userEvent.keyboard('{Tab}{Enter}')],
      // The way screen readers press: without a pointer and without focus first.
      ['a press from afar', () => Promise.resolve((button.element() as HTMLElement).click())],
    ])('opens whole by %s', async (_, open) => {
      render(<Select label="Year" items={years} />);
      await open();
      await expect.element(last).toBeInTheDocument();
      expect(page.getByRole('option').elements()).toHaveLength(200);
    });

    it('jumps by letters while it is closed', async () => {
      const onSelect = vi.fn();
      render(<Select label="Year" items={years} onSelect={onSelect} />);
      await userEvent.keyboard('{Tab}Year 1957');
      await expect.poll(() => onSelect.mock.lastCall).toEqual([1957]);
    });
  });
});
