import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Download, Image } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

const meta = {
  component: Menu,
  args: {
    label: 'Export',
    trigger: <Button>Export</Button>,
    items: [
      { id: 'svg', name: 'SVG', icon: Image, note: 'Scales to any size' },
      { id: 'png', name: 'PNG', icon: Download },
    ],
    onSelect: fn(),
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Opens: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /PNG/ }));
    await expect(args.onSelect).toHaveBeenCalledWith('png');
  },
};

export const Choice: Story = {
  args: {
    label: 'Theme',
    selected: 'dark',
    items: [
      { id: 'light', name: 'Light' },
      { id: 'dark', name: 'Dark' },
    ],
  },
};

export const Sections: Story = {
  args: {
    items: [],
    sections: [
      {
        name: 'Products',
        items: [{ id: 'rt', name: 'BGP Incidents Monitoring', href: '/products/real-time-monitoring' }],
      },
      { name: 'Reading', items: [{ id: 'blog', name: 'Blog', href: '/blog' }] },
    ],
  },
};
