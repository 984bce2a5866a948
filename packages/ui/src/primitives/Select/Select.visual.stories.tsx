import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../Columns/Columns.tsx';
import { Select } from './Select.tsx';

export default {
  component: Select,
  tags: ['visual'],
  parameters: { picture: { width: 800, height: 270 } },
} satisfies Meta;

const items = [
  { id: 4, name: 'IPv4', note: '32 bits' },
  { id: 6, name: 'IPv6', note: '128 bits' },
  { id: 0, name: 'IPv5', isDisabled: true },
];

export const States: StoryObj = {
  render: () => (
    <Columns shares="1 1 1">
      <Select label="IP version" items={items} defaultSelected={4} isOpen />
      <Select label="IP version" items={items} placeholder="Any" error="Choose one." />
      <Select label="IP version" items={items} defaultSelected={6} isDisabled size="small" />
    </Columns>
  ),
};
