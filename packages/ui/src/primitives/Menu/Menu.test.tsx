import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';
import { MenuView } from './MenuView.tsx';

describeConformance<HTMLDivElement>('MenuView', (host) => <MenuView {...host} label="Export" items={items} />, {
  interactive: true,
});

const items = [
  { id: 'svg', name: 'SVG' },
  { id: 'png', name: 'PNG' },
];

describe('Menu', () => {
  const open = async (props: object = {}) => {
    render(<Menu label="Export" trigger={<Button>Export</Button>} items={items} {...props} />);
    await userEvent.keyboard('{Tab}{ArrowDown}');
  };

  it('opens with the arrow key, walks and acts', async () => {
    const onSelect = vi.fn();
    await open({ onSelect });
    await expect.element(page.getByRole('menuitem', { name: 'SVG' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('png');
  });

  it('jumps by letter', async () => {
    await open();
    await userEvent.keyboard('p');
    await expect.element(page.getByRole('menuitem', { name: 'PNG' })).toHaveFocus();
  });

  it('marks the one that is chosen', async () => {
    await open({ selected: 'png' });
    await expect.element(page.getByRole('menuitemradio', { name: 'PNG' })).toBeChecked();
  });

  it('holds links', async () => {
    await open({ items: [{ id: 'blog', name: 'Blog', href: '/blog' }] });
    await expect.element(page.getByRole('menuitem', { name: 'Blog' })).toHaveAttribute('href', '/blog');
  });
});
