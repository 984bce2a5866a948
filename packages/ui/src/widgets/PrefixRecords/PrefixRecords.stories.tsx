import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { someObjects, someRoas } from './PrefixRecords.fixtures.ts';
import { PrefixRecords } from './PrefixRecords.tsx';

const meta = {
  component: PrefixRecords,
  args: {
    prefix: '10.0.3.0/24',
    roas: { status: 'ready', data: someRoas },
    objects: { status: 'ready', data: someObjects },
    missingSources: [],
    onOpenHistory: fn(),
  },
} satisfies Meta<typeof PrefixRecords>;
export default meta;
type Story = StoryObj<typeof meta>;

const none = { status: 'ready', data: [] } as const;

export const Full: Story = {};
export const Loading: Story = { args: { roas: { status: 'loading' }, objects: { status: 'loading' } } };
export const Failed: Story = { args: { roas: { status: 'error', message: 'Too late.', onRetry: fn() } } };
export const Empty: Story = { args: { roas: none, objects: none } };
export const NothingLoaded: Story = { args: { roas: none, objects: none, missingSources: ['vrps', 'irr'] } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
