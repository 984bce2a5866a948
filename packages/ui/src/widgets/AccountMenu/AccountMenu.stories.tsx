import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { account } from './AccountMenu.fixtures.ts';
import { AccountMenu } from './AccountMenu.tsx';

const meta = {
  component: AccountMenu,
  args: { account, onLogOut: fn() },
} satisfies Meta<typeof AccountMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Account/ }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Messages/ })).toBeVisible());
  },
};
export const NothingUnread: Story = { args: { account: { ...account, unreadThreads: 0 } } };
export const ManyUnread: Story = { args: { account: { ...account, unreadThreads: 240 } } };
export const WithoutAName: Story = { args: { account: { ...account, name: '' } } };
export const LongName: Story = {
  args: { account: { ...account, name: 'Maximiliana Featherstonehaugh-Cholmondeley of the Northern Exchange' } },
};
export const RightToLeftName: Story = { args: { account: { ...account, name: 'ليلى الخليج' } } };
