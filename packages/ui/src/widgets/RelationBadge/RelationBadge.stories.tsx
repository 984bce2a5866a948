import type { Meta, StoryObj } from '@storybook/react-vite';
import { neighborRelations } from './relationWords.ts';
import { RelationBadge } from './RelationBadge.tsx';

const meta = {
  component: RelationBadge,
  args: { relation: 'providers' },
  argTypes: { relation: { control: 'inline-radio', options: neighborRelations } },
} satisfies Meta<typeof RelationBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Provider: Story = {};
export const Customer: Story = { args: { relation: 'customers' } };
export const Peer: Story = { args: { relation: 'peerings' } };
export const Unspecified: Story = { args: { relation: 'unspecified' } };
