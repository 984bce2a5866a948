import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Page } from '../../primitives/Page/Page.tsx';
import { PageContent } from '../../primitives/Page/PageContent.tsx';
import { SideMenuLayout } from '../../primitives/SideMenuLayout/SideMenuLayout.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { alderIdentity } from '../AsHeader/AsHeader.fixtures.ts';
import { AsHeader } from '../AsHeader/AsHeader.tsx';
import { asMenu } from '../../facts/asMenu.ts';
import { EntityMenu } from '../EntityMenu/EntityMenu.tsx';
import { mixedEvidence } from '../EvidencePopover/EvidencePopover.fixtures.ts';
import { FreshnessLine } from '../FreshnessLine/FreshnessLine.tsx';
import { PrefixTable } from '../PrefixTable/PrefixTable.tsx';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { alder, manyPrefixes } from '../SearchResult/SearchResult.fixtures.ts';
import { ContactList } from '../SiteFooter/ContactList.tsx';
import { contacts, legal } from '../SiteFooter/SiteFooter.fixtures.ts';
import { SiteFooter } from '../SiteFooter/SiteFooter.tsx';
import { navLinks } from '../SiteHeader/SiteHeader.fixtures.ts';
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx';
import { alderOverview, quietOverview, registryOverview } from './AsOverviewCards.fixtures.ts';
import { AsOverviewCards } from './AsOverviewCards.tsx';

const meta = {
  component: AsOverviewCards,
  args: { asn: 64512, overview: { status: 'ready', data: alderOverview } },
} satisfies Meta<typeof AsOverviewCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
/** Each position opens its evidence. */
export const WithEvidence: Story = {
  args: { ratingEvidence: () => ({ evidence: { status: 'ready', data: mixedEvidence } }) },
};
export const Loading: Story = { args: { overview: { status: 'loading' } } };
export const Failed: Story = {
  args: { overview: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const AnnouncesNothing: Story = { args: { overview: { status: 'ready', data: quietOverview } } };
export const NoRoutesLoaded: Story = { args: { overview: { status: 'ready', data: registryOverview } } };

/** As on the page of a network. */
export const NetworkPage: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Page
      header={
        <SiteHeader
          links={navLinks}
          currentPath="/as/64512"
          search={<SearchBox suggestions={[]} onQueryChange={fn()} onNavigate={fn()} hasSlashKey />}
          actions={<ThemeToggle theme="light" onChange={fn()} />}
        />
      }
      footer={<SiteFooter year={2026} contacts={<ContactList contacts={contacts} />} legal={legal} />}
    >
      <PageContent>
        <Stack gap={24}>
          <AsHeader asn={64512} identity={{ status: 'ready', data: alderIdentity }} />
          <SideMenuLayout
            menuLabel="Sections"
            menu={
              <EntityMenu
                label="Sections of AS64512"
                entries={asMenu(64512)}
                current="overview"
                counts={{ ix: 12, prefixes: 1536 }}
              />
            }
          >
            <Stack gap={16}>
              <FreshnessLine age={{ asOf: new Date('2026-01-15T09:00:00Z'), ageInSeconds: 10_800, sample: true }} />
              <AsOverviewCards {...args} />
              <PrefixTable
                label="Prefixes of AS64512"
                csvName="AS64512-prefixes"
                prefixes={{ status: 'ready', data: { rows: manyPrefixes(20, alder), total: 1536 } }}
                view={{ ipVersion: 'all', filter: '', page: 1, pageSize: 20, sort: { column: 'prefix', order: 'asc' } }}
                onViewChange={fn()}
              />
            </Stack>
          </SideMenuLayout>
        </Stack>
      </PageContent>
    </Page>
  ),
};
