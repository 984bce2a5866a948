import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { TargetPicker } from './TargetPicker.tsx';
import { nameOf, presets, suggestions } from './TargetPicker.fixtures.ts';

const meta = {
  component: TargetPicker,
  args: { selected: [64_530, 64_531, 64_532, 64_533], presets, suggestions, nameOf, onChange: fn(), onSearch: fn() },
  render: function Live(args) {
    const [selected, setSelected] = useState(args.selected);
    const change = (next: readonly number[]) => {
      setSelected(next);
      args.onChange(next);
    };
    return (
      <Inline gap={16}>
        <TargetPicker {...args} selected={selected} onChange={change} />
      </Inline>
    );
  },
} satisfies Meta<typeof TargetPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '64999{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([64_530, 64_531, 64_532, 64_533, 64_999]);
    await userEvent.click(canvas.getByRole('button', { name: '5 targets' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Targets' })).toBeVisible());
  },
};

/** Without targets the first preset is selected at once. */
export const FirstPreset: Story = {
  args: { selected: [] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: '3 targets' })).toBeVisible());
  },
};

export const Empty: Story = { args: { selected: [], presets: [] } };

export const Loading: Story = { args: { selected: [], presets: [], presetState: 'loading' } };

export const Failed: Story = { args: { selected: [], presets: [], presetState: 'failed' } };

export const Searching: Story = { args: { isSearching: true, suggestions: [] } };

export const Many: Story = { args: { selected: Array.from({ length: 80 }, (_, i) => 64_512 + i) } };

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
};
