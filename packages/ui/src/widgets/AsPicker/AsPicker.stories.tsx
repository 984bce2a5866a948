import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AsPicker } from './AsPicker.tsx';
import { found } from './AsPicker.fixtures.ts';

const meta = {
  component: AsPicker,
  args: { label: 'Search for a network', action: 'Add', suggestions: [], onSearch: fn(), onPick: fn(), pause: 20 },
} satisfies Meta<typeof AsPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Searching: Story = { args: { isSearching: true } };
export const Found: Story = { args: { suggestions: found } };
export const ByNumber: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'AS64512{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith(64_512);
  },
};
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
