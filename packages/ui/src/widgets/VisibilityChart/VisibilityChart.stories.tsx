import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { minutes, start, total, until, week } from './VisibilityChart.fixtures.ts';
import { VisibilityChart } from './VisibilityChart.tsx';

const meta = {
  component: VisibilityChart,
  args: {
    prefix: '10.1.0.0/16',
    timeline: { status: 'ready', data: week },
    total,
    until,
    position: start + 57 * 3_600_000,
    onSelectTime: fn(),
  },
  render: function Live(args) {
    const [position, setPosition] = useState(args.position ?? null);
    return (
      <VisibilityChart
        {...args}
        position={position}
        onSelectTime={(time) => {
          setPosition(time);
          args.onSelectTime?.(time);
        }}
      />
    );
  },
} satisfies Meta<typeof VisibilityChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByRole('slider', { name: 'Time' });
    field.focus();
    await userEvent.keyboard('{Home}');
    await expect(args.onSelectTime).toHaveBeenCalledWith(start);
  },
};

/** Read-only: without `onSelectTime` there is nothing to press. */
export const WithoutPlayer: Story = {
  render: ({ prefix, timeline }) => <VisibilityChart prefix={prefix} timeline={timeline} total={total} until={until} />,
};

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show table' }));
    await expect(await canvas.findByRole('grid')).toBeVisible();
  },
};

/** One point per minute: the only dip, one minute long, stays visible. */
export const TenThousandPoints: Story = { args: { timeline: { status: 'ready', data: minutes }, position: null } };

export const Loading: Story = { args: { timeline: { status: 'loading' } } };

export const Empty: Story = { args: { timeline: { status: 'ready', data: [] } } };

export const Failed: Story = {
  args: { timeline: { status: 'error', message: 'The server did not answer within 10 seconds.', onRetry: fn() } },
};

export const Locked: Story = { args: { timeline: { status: 'locked' } } };

export const Narrow: Story = {
  args: { prefix: '2001:db8:4000:8000:1234:5678:9abc:def0/128' },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
};
