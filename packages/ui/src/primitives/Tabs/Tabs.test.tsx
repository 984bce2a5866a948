import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { Tabs } from './Tabs.tsx';

describeConformance<HTMLDivElement>('Tabs', (host) => <Tabs {...host} label="Records" items={items} />, {
  interactive: true,
});

const items = [
  { id: 'ip', name: 'IP Info', content: 'Four addresses' },
  { id: 'ns', name: 'NS Servers', content: 'Two servers' },
  { id: 'mx', name: 'MX Servers', content: 'One server' },
];

describe('Tabs', () => {
  it('shows the view of the chosen tab only', async () => {
    render(<Tabs label="Records" items={items} defaultSelected="ns" />);
    await expect.element(page.getByRole('tabpanel', { name: 'NS Servers' })).toHaveTextContent('Two servers');
    expect(page.getByText('Four addresses').elements()).toHaveLength(0);
  });

  it.each([
    ['{ArrowRight}', 'ns'],
    ['{End}', 'mx'],
    ['{ArrowLeft}', 'mx'],
  ])('goes on %s to %s', async (key, expected) => {
    const onSelect = vi.fn();
    render(<Tabs label="Records" items={items} onSelect={onSelect} />);
    await userEvent.keyboard('{Tab}');
    await userEvent.keyboard(key);
    expect(onSelect).toHaveBeenLastCalledWith(expected);
  });
});
