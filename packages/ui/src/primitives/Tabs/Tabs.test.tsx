import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

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

  describe('without room for all', () => {
    const beyond = (tab: string) => {
      const row = page.getByRole('tablist').element().getBoundingClientRect();
      const { left, right } = page
        .getByRole('tab', { name: new RegExp(`^${tab}`) })
        .element()
        .getBoundingClientRect();
      return Math.max(row.left - left, right - row.right, 0);
    };
    const narrow = (props: Partial<TabsProps<string>> = {}) =>
      render(
        <div style={{ width: 180 }}>
          <Tabs label="Records" items={items} {...props} />
        </div>,
      );

    it('has the chosen one in sight from the beginning', async () => {
      narrow({ defaultSelected: 'mx' });
      await expect.poll(() => beyond('MX Servers')).toBe(0);
      expect(beyond('IP Info')).toBeGreaterThan(0);
    });

    it('brings one that is chosen into sight', async () => {
      narrow();
      await expect.poll(() => beyond('IP Info')).toBe(0);
      // Playwright's click would scroll by itself.
      (page.getByRole('tab', { name: 'NS Servers' }).element() as HTMLElement).click();
      await expect.poll(() => beyond('NS Servers')).toBe(0);
    });

    it('keeps it in sight when counts come', async () => {
      const shown = (counted: typeof items) => (
        <div style={{ width: 180 }}>
          <Tabs label="Records" items={counted} selected="ns" />
        </div>
      );
      const { rerender } = render(shown(items));
      await expect.poll(() => beyond('NS Servers')).toBe(0);
      rerender(shown(items.map((item) => ({ ...item, count: 12_345 }))));
      await expect.poll(() => beyond('NS Servers')).toBe(0);
    });
  });
});
