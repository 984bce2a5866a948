import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { account } from '../AccountMenu/AccountMenu.fixtures.ts';
import { NewsBanner } from '../NewsBanner/NewsBanner.tsx';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx';
import { navLinks } from './SiteHeader.fixtures.ts';
import { SiteHeader } from './SiteHeader.tsx';

const meta = {
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    links: navLinks,
    currentPath: '/blog/articles/7',
    search: <SearchBox suggestions={[]} onQueryChange={fn()} onNavigate={fn()} hasSlashKey />,
    account: null,
    onLogOut: fn(),
    actions: <ThemeToggle theme="light" onChange={fn()} />,
  },
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {};

export const SignedIn: Story = { args: { account } };

export const WithoutSearch: Story = { args: { search: undefined } };

export const WithNews: Story = {
  args: {
    banner: (
      <NewsBanner
        title="A new collector listens at the exchange in Utrecht"
        href="/blog/articles/7"
        onClose={() => undefined}
      />
    ),
  },
};

export const ProductsOpen: Story = {
  args: { search: undefined },
  render: (args) => (
    <>
      <SiteHeader {...args} />
      <p style={{ padding: 24, minHeight: 480 }}>The page behind is dimmed while the menu is open.</p>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.queryByRole('button', { name: 'Products' });
    if (!button?.checkVisibility()) return;
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('link', { name: /BGP Analytics/ })).toBeVisible());
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const burger = canvas.queryByRole('button', { name: 'Open the menu' });
    if (!burger?.checkVisibility()) return;
    await userEvent.click(burger);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const OverContent: Story = {
  render: (args) => (
    <>
      <SiteHeader {...args} />
      <div style={{ height: '200vh', padding: 24 }}>Scroll: after 50 pixels the header stands out.</div>
    </>
  ),
};
