import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from './Button.tsx';
import { buttonKinds, buttonSizes } from './Button.variants.ts';

const meta = {
  component: Button,
  args: { children: 'Show routes', onPress: fn() },
  argTypes: {
    kind: { control: 'inline-radio', options: buttonKinds },
    size: { control: 'inline-radio', options: buttonSizes },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Primary: Story = {
  args: { kind: 'primary' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show routes' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const WithIcon: Story = { args: { icon: Download, children: 'Export CSV' } };

export const Pending: Story = {
  args: { kind: 'primary', isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const Wide: Story = { args: { wide: true, kind: 'pro', children: 'See what Pro adds' } };
