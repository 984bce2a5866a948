import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { severities } from '../../facts/severity.ts';
import { severityEvidence } from './severityEvidence.ts';
import { hijackFacts } from './SeverityBadge.fixtures.ts';
import { SeverityBadge } from './SeverityBadge.tsx';

const meta = {
  component: SeverityBadge,
  args: { severity: 'high', subject: 'Severity of the hijack of 10.0.0.0/16', onOpenEvidence: fn() },
  argTypes: { severity: { control: 'inline-radio', options: severities } },
} satisfies Meta<typeof SeverityBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const High: Story = {};
export const Medium: Story = { args: { severity: 'medium' } };
export const Low: Story = { args: { severity: 'low' } };
export const Info: Story = { args: { severity: 'info' } };

export const WithEvidence: Story = {
  args: { evidence: { status: 'ready', data: severityEvidence(hijackFacts) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const EvidenceOnItsWay: Story = { args: { evidence: { status: 'loading' } } };
