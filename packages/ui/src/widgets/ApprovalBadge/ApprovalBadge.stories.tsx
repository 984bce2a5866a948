import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApprovalBadge } from './ApprovalBadge.tsx';

const meta = { component: ApprovalBadge, args: { isApproved: false } } satisfies Meta<typeof ApprovalBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {};
export const Approved: Story = { args: { isApproved: true } };
export const Rejected: Story = { args: { isRejected: true } };
