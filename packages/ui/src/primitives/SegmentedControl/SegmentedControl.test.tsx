import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

describeConformance<HTMLDivElement>(
  'SegmentedControl',
  (host) => <SegmentedControl {...host} label="IP version" items={items} selected="4" onSelect={() => undefined} />,
  { interactive: true },
);

const items = [
  { id: '4', name: 'IPv4' },
  { id: '6', name: 'IPv6' },
];

describe('SegmentedControl', () => {
  it('says what is chosen and chooses by keyboard', async () => {
    const onSelect = vi.fn();
    render(<SegmentedControl label="IP version" items={items} selected="4" onSelect={onSelect} />);
    await expect.element(page.getByRole('radio', { name: 'IPv4' })).toBeChecked();
    await userEvent.keyboard('{Tab}{ArrowRight} ');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('6');
  });

  it('never ends with nothing chosen', async () => {
    const onSelect = vi.fn();
    render(<SegmentedControl label="IP version" items={items} selected="4" onSelect={onSelect} />);
    await userEvent.click(page.getByRole('radio', { name: 'IPv4' }));
    expect(onSelect).not.toHaveBeenCalledWith('6');
    await expect.element(page.getByRole('radio', { name: 'IPv4' })).toBeChecked();
  });
});
