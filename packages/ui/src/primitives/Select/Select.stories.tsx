import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { fieldSizes } from '../Field/Field.variants.ts';
import { Select } from './Select.tsx';

const meta = {
  component: Select,
  args: {
    label: 'IP version',
    items: [
      { id: 4, name: 'IPv4' },
      { id: 6, name: 'IPv6', note: '128 bits' },
    ],
    onSelect: fn(),
  },
  argTypes: { size: { control: 'inline-radio', options: fieldSizes } },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Chooses: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('option', { name: /IPv6/ }));
    await expect(args.onSelect).toHaveBeenCalledWith(6);
  },
};

export const WithError: Story = { args: { error: 'Choose one.' } };

export const Disabled: Story = { args: { isDisabled: true, defaultSelected: 4 } };
