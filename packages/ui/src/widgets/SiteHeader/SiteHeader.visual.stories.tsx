import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx';
import { navLinks } from './SiteHeader.fixtures.ts';
import { SiteHeader } from './SiteHeader.tsx';

export default { component: SiteHeader, tags: ['visual'] } satisfies Meta;

const nothing = () => undefined;

export const Full: StoryObj = {
  parameters: { picture: { width: 1000 } },
  render: () => (
    <SiteHeader
      links={navLinks}
      currentPath="/blog"
      search={<SearchBox suggestions={[]} onQueryChange={nothing} onNavigate={nothing} hasSlashKey />}
      actions={<ThemeToggle theme="light" onChange={nothing} />}
    />
  ),
};
