import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DeleteAccount } from './DeleteAccount.tsx';

const meta = {
  component: DeleteAccount,
  args: { email: 'ada@example.net', erasedAt: null, onDelete: fn(), onUndo: fn(), onExport: fn() },
} satisfies Meta<typeof DeleteAccount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Sending: Story = { args: { isPending: true } };
export const Exporting: Story = { args: { isExporting: true } };
export const CanBeUndone: Story = { args: { erasedAt: new Date('2026-12-06T08:00:00Z') } };
