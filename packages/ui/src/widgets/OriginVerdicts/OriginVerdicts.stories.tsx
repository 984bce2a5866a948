import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { contested, withdrawn } from './OriginVerdicts.fixtures.ts';
import { OriginVerdicts } from './OriginVerdicts.tsx';

const meta = {
  component: OriginVerdicts,
  args: { prefix: '10.0.3.0/24', announcements: { status: 'ready', data: [contested[0]] }, onOpenHistory: fn() },
} satisfies Meta<typeof OriginVerdicts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ROA history of 10.0.3.0/24 from AS64512' }));
    await expect(args.onOpenHistory).toHaveBeenCalledWith(contested[0], 'roa');
  },
};
export const TwoOrigins: Story = { args: { announcements: { status: 'ready', data: contested } } };
export const Loading: Story = { args: { announcements: { status: 'loading' } } };
export const Failed: Story = {
  args: { announcements: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { announcements: { status: 'ready', data: [] } } };
/** Who announced it last, and when. */
export const Withdrawn: Story = { args: { announcements: { status: 'ready', data: [] }, past: withdrawn } };
export const NoTableLoaded: Story = {
  args: { announcements: { status: 'ready', data: [] }, missingSource: 'routes' },
};
export const NoRoasLoaded: Story = {
  args: {
    announcements: {
      status: 'ready',
      data: [
        {
          ...contested[0],
          unjudged: ['vrps'],
          roaReason: "No validated ROAs are loaded, so the prefix can't be validated.",
        },
      ],
    },
  },
};
/** The paths end in an AS_SET. */
export const Aggregate: Story = {
  args: {
    announcements: {
      status: 'ready',
      data: [
        {
          ...contested[0],
          originSet: [64701, 64702],
          roa: 'unknown',
          roaReason: 'The path ends in an AS_SET, so the origin is ambiguous.',
        },
      ],
    },
  },
};
export const Narrow: Story = {
  args: { announcements: { status: 'ready', data: contested } },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
};
