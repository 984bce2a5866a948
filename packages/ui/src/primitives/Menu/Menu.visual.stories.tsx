import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Image, Trash2 } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { MenuView } from './MenuView.tsx';
import { Inline } from '../Inline/Inline.tsx';

export default { component: MenuView, tags: ['visual'] } satisfies Meta;

export const Open: StoryObj = {
  render: () => (
    <Inline align="start">
      <Button>Export</Button>
      <MenuView
        label="Export"
        items={[
          { id: 'svg', name: 'SVG', icon: Image, note: 'Scales to any size' },
          { id: 'png', name: 'PNG', icon: Download },
          { id: 'none', name: 'PDF', isDisabled: true },
        ]}
        sections={[{ name: 'This graph', items: [{ id: 'remove', name: 'Remove', icon: Trash2, danger: true }] }]}
      />
      <MenuView
        label="Theme"
        selected="light"
        items={[
          { id: 'system', name: 'System' },
          { id: 'light', name: 'Light' },
          { id: 'dark', name: 'Dark' },
        ]}
      />
    </Inline>
  ),
};
