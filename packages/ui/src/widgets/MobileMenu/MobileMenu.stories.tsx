import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { account } from '../AccountMenu/AccountMenu.fixtures.ts';
import { navLinks } from '../SiteHeader/SiteHeader.fixtures.ts';
import { MobileMenu } from './MobileMenu.tsx';

const meta = {
  component: MobileMenu,
  args: { links: navLinks, currentPath: '/blog', account: null, onLogOut: fn(), onClose: fn() },
} satisfies Meta<typeof MobileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
export const SignedIn: Story = { args: { account } };
export const OnAProductPage: Story = { args: { currentPath: '/products/bgp-analytics' } };
export const LongName: Story = {
  args: { account: { ...account, name: 'Maximiliana Featherstonehaugh-Cholmondeley', unreadThreads: 240 } },
};
export const RightToLeftName: Story = { args: { account: { ...account, name: 'ليلى الخليج' } } };
