import type { Meta, StoryObj } from '@storybook/react-vite';
import { UnreadBadge } from './UnreadBadge.tsx';

const meta = { component: UnreadBadge, args: { count: 3 } } satisfies Meta<typeof UnreadBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Many: Story = { args: { count: 240 } };
export const Empty: Story = { args: { count: 0 } };
