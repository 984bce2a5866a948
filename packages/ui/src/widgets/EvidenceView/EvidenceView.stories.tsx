import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longEvidence, mixedEvidence } from '../EvidencePopover/EvidencePopover.fixtures.ts';
import { EvidenceView } from './EvidenceView.tsx';

const meta = {
  component: EvidenceView,
  args: { evidence: { status: 'ready', data: mixedEvidence } },
} satisfies Meta<typeof EvidenceView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const LongNames: Story = {
  args: { evidence: { status: 'ready', data: longEvidence } },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
};
export const WithoutFacts: Story = {
  args: { evidence: { status: 'ready', data: { ...mixedEvidence, inputs: [], changes: [] } } },
};
export const Loading: Story = { args: { evidence: { status: 'loading' } } };
export const Failed: Story = { args: { evidence: { status: 'error', message: 'No answer in time.', onRetry: fn() } } };
export const Locked: Story = { args: { evidence: { status: 'locked' } } };
