import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { Columns } from '../Columns/Columns.tsx';
import { ComboBox } from './ComboBox.tsx';

export default { component: ComboBox, tags: ['visual'], parameters: { picture: { width: 800 } } } satisfies Meta;

const items = [
  { id: 1, name: '10.12.0.0/16' },
  { id: 2, name: '10.13.0.0/16' },
];

export const States: StoryObj = {
  render: () => (
    <Columns shares="1 1 1">
      <ComboBox label="Prefix" items={items} defaultSelected={1} />
      <ComboBox label="Prefix" items={items} placeholder="Find a prefix" icon={Search} isLoading />
      <ComboBox
        label="Prefix"
        items={items}
        error="No such prefix."
        inputValue="10.99"
        onInputChange={() => undefined}
      />
    </Columns>
  ),
};
