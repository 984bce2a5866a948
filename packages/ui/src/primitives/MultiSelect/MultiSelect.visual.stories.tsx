import type { Meta, StoryObj } from '@storybook/react-vite';
import { MultiSelect } from './MultiSelect.tsx';

export default { component: MultiSelect, tags: ['visual'], parameters: { picture: { width: 360 } } } satisfies Meta;

const items = [
  { id: 64512, name: 'AS64512 Alder Net' },
  { id: 64513, name: 'AS64513 Birch Transit' },
];

export const Chosen: StoryObj = {
  render: () => (
    <MultiSelect
      label="Targets"
      items={items}
      selected={items}
      onChange={() => undefined}
      placeholder="Add a network"
    />
  ),
};
