import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { navLinks } from '../SiteHeader/SiteHeader.fixtures.ts';
import { MobileMenu } from './MobileMenu.tsx';

const meta = {
  component: MobileMenu,
  args: { links: navLinks, currentPath: '/blog', onClose: fn() },
} satisfies Meta<typeof MobileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  args: { search: <SearchBox suggestions={[]} onQueryChange={fn()} onNavigate={fn()} /> },
};
export const WithoutSearch: Story = {};
