import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { fresh, partly, replay, untried, watched } from './AlertRules.fixtures.ts';
import { AlertRules } from './AlertRules.tsx';

const meta = {
  component: AlertRules,
  args: {
    network: watched,
    trialHref: '/try-for-free',
    onSave: fn(),
    onReplay: fn(),
    onStop: fn(),
    onForget: fn(),
    onRenewFeed: fn(),
  },
} satisfies Meta<typeof AlertRules>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { args: { replay } };
export const Closed: Story = { args: { defaultExpanded: false } };
export const NotWatched: Story = { args: { network: fresh } };
export const SourcesMissing: Story = { args: { network: partly } };
export const NoTrial: Story = { args: { network: untried } };
export const Saving: Story = { args: { isPending: true } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
