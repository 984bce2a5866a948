import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { mixedEvidence } from '../EvidencePopover/EvidencePopover.fixtures.ts';
import { EvidenceSign } from './EvidenceSign.tsx';

const meta = {
  component: EvidenceSign,
  args: {
    verdict: '412.53',
    subject: 'Connectivity Score of AS64512',
    evidence: { status: 'ready', data: mixedEvidence },
    onOpenEvidence: fn(),
  },
  render: (args) => (
    <span>
      412.53 <EvidenceSign {...args} />
    </span>
  ),
} satisfies Meta<typeof EvidenceSign>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
export const Loading: Story = { args: { evidence: { status: 'loading' } } };
export const WithoutEvidence: Story = { args: { evidence: undefined } };
