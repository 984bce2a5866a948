import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { Drawer } from './Drawer.tsx';

export default {
  component: Drawer,
  tags: ['visual'],
  parameters: { picture: { width: 640, height: 320 } },
} satisfies Meta;

export const Open: StoryObj = {
  render: () => (
    <Drawer isOpen onOpenChange={() => undefined} title="Sections">
      <Text size={14}>Overview</Text>
      <Text size={14}>Graph</Text>
    </Drawer>
  ),
};
