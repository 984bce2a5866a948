import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Page } from '../../primitives/Page/Page.tsx';
import { examples } from '../SearchExamples/SearchExamples.fixtures.ts';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { oneOfEach } from '../SearchResult/SearchResult.fixtures.ts';
import { ContactList } from '../SiteFooter/ContactList.tsx';
import { contacts, legal } from '../SiteFooter/SiteFooter.fixtures.ts';
import { SiteFooter } from '../SiteFooter/SiteFooter.tsx';
import { navLinks } from '../SiteHeader/SiteHeader.fixtures.ts';
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx';
import { Hero } from './Hero.tsx';

const visitor = { asn: 64512, asName: 'ALDER-NET', ip: '10.0.0.7', prefix: '10.0.0.0/16', city: 'Utrecht' };

const meta = {
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: {
    search: <SearchBox size="hero" suggestions={oneOfEach} onQueryChange={fn()} onNavigate={fn()} hasSlashKey />,
    visitor,
    statement: 'Routeglass shows who announces an address, which paths lead to it, and whether its origin is valid.',
    examples,
    documents: [{ label: 'API', href: '/openapi-config.json' }],
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const VisitorUnknown: Story = {
  render: ({ label, search, title }) => <Hero label={label} title={title} search={search} />,
};

/** As on the landing page. */
export const Landing: Story = {
  render: (args) => (
    <Page
      header={<SiteHeader links={navLinks} currentPath="/" actions={<ThemeToggle theme="light" onChange={fn()} />} />}
      footer={<SiteFooter year={2026} contacts={<ContactList contacts={contacts} />} legal={legal} />}
    >
      <Hero {...args} />
    </Page>
  ),
};
