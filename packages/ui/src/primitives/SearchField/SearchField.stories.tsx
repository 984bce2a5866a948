import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fieldSizes } from '../Field/Field.variants.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
  component: SearchField,
  args: { label: 'Filter', hideLabel: true, placeholder: 'Filter...' },
  argTypes: { size: { control: 'inline-radio', options: fieldSizes } },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Clears: Story = {
  args: { defaultValue: '10.12.', onClear: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '{Escape}');
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};
