import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ipVersionChoices } from '../../facts/ipVersions.ts';
import { ipVersionEvidence } from './ipVersionEvidence.ts';
import { ipv4Speaker } from './IpVersionChips.fixtures.ts';
import { IpVersionChips } from './IpVersionChips.tsx';

const meta = {
  component: IpVersionChips,
  args: { ipVersion: '4', subject: 'Sessions of AS64512', onOpenEvidence: fn() },
  argTypes: { ipVersion: { control: 'inline-radio', options: ipVersionChoices } },
} satisfies Meta<typeof IpVersionChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = { args: { ipVersion: 'all' } };
export const Ipv4Alone: Story = {};
export const Ipv6Alone: Story = { args: { ipVersion: '6' } };

export const WithEvidence: Story = {
  args: { evidence: { status: 'ready', data: ipVersionEvidence(ipv4Speaker) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const EvidenceOnItsWay: Story = { args: { evidence: { status: 'loading' } } };
