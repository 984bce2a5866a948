import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Slider } from './Slider.tsx';

const meta = {
  component: Slider,
  args: { label: 'Opacity', defaultValue: 40, minValue: 0, maxValue: 100, onChange: fn() },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Ticks: Story = { args: { ticks: [0, 20, 40, 60, 80, 100], step: 20 } };

export const Percent: Story = {
  args: { defaultValue: 0.4, maxValue: 1, step: 0.01, formatOptions: { style: 'percent' } },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(0.41);
    await expect(canvas.getByText('41 %')).toBeVisible();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };
