import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../Columns/Columns.tsx';
import { fieldSizes } from '../Field/Field.variants.ts';
import { SearchField } from './SearchField.tsx';

export default { component: SearchField, tags: ['visual'], parameters: { picture: { width: 800 } } } satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Columns shares="1 1 1">
      {fieldSizes.map((size) => (
        <SearchField key={size} label="Filter" hideLabel placeholder="Filter..." size={size} />
      ))}
      {fieldSizes.map((size) => (
        <SearchField key={size} label="Filter" defaultValue="10.12." size={size} />
      ))}
    </Columns>
  ),
};
