import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { toneIcons } from '../../primitives/Icon/toneIcons.ts';
import { longEvidence, mixedEvidence } from './EvidencePopover.fixtures.ts';
import { EvidencePopover } from './EvidencePopover.tsx';

const meta = {
  component: EvidencePopover,
  args: {
    verdict: 'Registered',
    subject: 'Route of 10.0.0.0/16',
    evidence: { status: 'ready', data: mixedEvidence },
    onOpenEvidence: fn(),
    children: (
      <Badge tone="valid" icon={toneIcons.valid}>
        Registered
      </Badge>
    ),
  },
} satisfies Meta<typeof EvidencePopover>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

export const Full: Story = { play: open };
export const LongAndRightToLeft: Story = { args: { evidence: { status: 'ready', data: longEvidence } }, play: open };
export const Loading: Story = { args: { evidence: { status: 'loading' } }, play: open };
export const Failed: Story = {
  args: { evidence: { status: 'error', message: 'No answer in time.', onRetry: fn() } },
  play: open,
};
export const Locked: Story = { args: { evidence: { status: 'locked' } }, play: open };
export const WithoutEvidence: Story = { args: { evidence: undefined } };
