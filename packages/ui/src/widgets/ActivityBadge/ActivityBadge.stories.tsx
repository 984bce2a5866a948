import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { activities, activityEvidence } from '../../facts/activity.ts';
import { activeFacts } from './ActivityBadge.fixtures.ts';
import { ActivityBadge } from './ActivityBadge.tsx';

const meta = {
  component: ActivityBadge,
  args: { activity: 'active', subject: 'Route leak of 10.0.0.0/16', onOpenEvidence: fn() },
  argTypes: { activity: { control: 'inline-radio', options: activities } },
} satisfies Meta<typeof ActivityBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {};
export const OngoingIncident: Story = { args: { severity: 'high' } };
export const Archived: Story = { args: { activity: 'archived' } };

export const WithEvidence: Story = {
  args: { evidence: { status: 'ready', data: activityEvidence(activeFacts) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const EvidenceOnItsWay: Story = { args: { evidence: { status: 'loading' } } };
