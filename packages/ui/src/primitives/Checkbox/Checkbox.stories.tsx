import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  component: Checkbox,
  args: { children: 'Route leaks', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Indeterminate: Story = { args: { isIndeterminate: true } };

export const Changes: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultSelected: true } };

export const WithError: Story = {
  args: {
    children: 'I accept the privacy policy',
    error: 'Required field',
    description: 'You may take it back at any time.',
  },
};
