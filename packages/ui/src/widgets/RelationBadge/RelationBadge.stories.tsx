import { neighborRelations } from '@routeglass/domain/neighbor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { relationEvidence } from './relationEvidence.ts';
import { providerFacts } from './RelationBadge.fixtures.ts';
import { RelationBadge } from './RelationBadge.tsx';

const meta = {
  component: RelationBadge,
  args: { relation: 'providers', subject: 'AS64512 and AS64601', onOpenEvidence: fn() },
  argTypes: { relation: { control: 'inline-radio', options: neighborRelations } },
} satisfies Meta<typeof RelationBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Provider: Story = {};
export const Customer: Story = { args: { relation: 'customers' } };
export const Peer: Story = { args: { relation: 'peerings' } };
export const Unspecified: Story = { args: { relation: 'unspecified' } };

export const WithEvidence: Story = {
  args: { evidence: { status: 'ready', data: relationEvidence(providerFacts) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const EvidenceOnItsWay: Story = { args: { evidence: { status: 'loading' } } };
