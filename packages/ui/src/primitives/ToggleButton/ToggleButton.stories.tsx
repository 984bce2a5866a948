import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Lock } from 'lucide-react';
import { buttonSizes } from '../Button/Button.variants.ts';
import { ToggleButton } from './ToggleButton.tsx';

const meta = {
  component: ToggleButton,
  args: { children: 'Lock', icon: Lock, onChange: fn() },
  argTypes: { size: { control: 'inline-radio', options: buttonSizes }, icon: { control: false } },
} satisfies Meta<typeof ToggleButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Changes: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lock' }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Disabled: Story = { args: { isDisabled: true } };
