import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { severityOptions } from './FilterSelector.fixtures.ts';
import { FilterSelector } from './FilterSelector.tsx';

const meta = {
  component: FilterSelector,
  args: { title: 'Severity', options: severityOptions, selected: null, onChange: fn() },
  decorators: [(Story) => <div style={{ width: 160 }}>{Story()}</div>],
} satisfies Meta<typeof FilterSelector>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Clear: Story = {};

export const Chosen: Story = { args: { selected: 'medium' } };

export const NoneClears: Story = {
  args: { selected: 'high' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('option', { name: 'None' }));
    await expect(args.onChange).toHaveBeenCalledWith(null);
  },
};

export const Locked: Story = { args: { isLocked: true } };
