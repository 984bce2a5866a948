import type { Meta, StoryObj } from '@storybook/react-vite';
import { account } from '../AccountMenu/AccountMenu.fixtures.ts';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx';
import { navLinks } from './SiteHeader.fixtures.ts';
import { SiteHeader } from './SiteHeader.tsx';

export default { component: SiteHeader, tags: ['visual'] } satisfies Meta;

const nothing = () => undefined;

const bar = {
  links: navLinks,
  currentPath: '/blog',
  actions: <ThemeToggle theme="light" onChange={nothing} />,
  onLogOut: nothing,
};
const search = <SearchBox suggestions={[]} onQueryChange={nothing} onNavigate={nothing} hasSlashKey />;

export const Guest: StoryObj = {
  parameters: { picture: { width: 1000 } },
  render: () => <SiteHeader {...bar} account={null} />,
};

export const SignedIn: StoryObj = {
  parameters: {
    picture: { width: 1000, until: ['[aria-label^="Account"] svg', '[aria-label="Open the menu"] svg'] },
  },
  render: () => <SiteHeader {...bar} account={account} search={search} />,
};
