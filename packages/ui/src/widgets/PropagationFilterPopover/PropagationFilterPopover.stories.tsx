import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ipVersionChoices } from '../../facts/ipVersions.ts';
import { PropagationFilterPopover, type PropagationRange } from './PropagationFilterPopover.tsx';

const meta = {
  component: PropagationFilterPopover,
  args: { counts: { ipv4: 850, ipv6: 612, all: 1204 }, value: null, onApply: fn(), onClear: fn() },
  argTypes: { ipVersion: { control: 'inline-radio', options: ipVersionChoices } },
  render: function Live(args) {
    const [value, setValue] = useState(args.value);
    const apply = (range: PropagationRange) => {
      setValue(range);
      args.onApply(range);
    };
    const clear = () => {
      setValue(null);
      args.onClear();
    };
    return <PropagationFilterPopover {...args} value={value} onApply={apply} onClear={clear} />;
  },
} satisfies Meta<typeof PropagationFilterPopover>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

export const Peers: Story = { args: { ipVersion: '4' }, play: open };

export const Relative: Story = { args: { value: { range: [20, 80], isRelative: true } }, play: open };

export const InForce: Story = { args: { value: { range: [100, 400], isRelative: false } } };

export const NobodyCounted: Story = { args: { counts: { ipv4: 0, ipv6: 0, all: 0 } }, play: open };

export const Locked: Story = { args: { isLocked: true } };
