import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RangeSlider } from './RangeSlider.tsx';

const meta = {
  component: RangeSlider,
  args: { label: 'Propagation', defaultValue: [20, 80], maxValue: 100, onChange: fn(), onChangeEnd: fn() },
} satisfies Meta<typeof RangeSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Ticks: Story = {
  args: { ticks: [0, 20, 40, 60, 80, 100], formatOptions: { style: 'unit', unit: 'percent' } },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('slider', { name: /From/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith([21, 80]);
  },
};

/** A count over powers of ten, at 320 px. */
export const Narrow: Story = {
  args: { maxValue: 3000, defaultValue: [0, 3000], ticks: [0, 1000, 2000, 3000] },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = {
  args: { ticks: [0, 50, 100] },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

export const Disabled: Story = { args: { isDisabled: true } };
