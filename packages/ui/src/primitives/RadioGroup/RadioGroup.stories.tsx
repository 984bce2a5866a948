import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { choiceDirections } from '../Field/choice.ts';
import { payments } from './RadioGroup.fixtures.ts';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  component: RadioGroup,
  args: { label: 'Payment', items: payments, onSelect: fn() },
  argTypes: { direction: { control: 'inline-radio', options: choiceDirections } },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Chooses: Story = {
  args: { defaultSelected: 'bill' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Card' }));
    await expect(args.onSelect).toHaveBeenCalledWith('card');
  },
};

export const Horizontal: Story = { args: { direction: 'horizontal' } };

export const WithError: Story = { args: { error: 'Required field', description: 'You can change it later.' } };

export const Disabled: Story = { args: { isDisabled: true, defaultSelected: 'card' } };
