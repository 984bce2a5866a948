import { domainMenu, EntityMenu, labelOfEntry } from '@routeglass/ui/EntityMenu';
import { Heading } from '@routeglass/ui/Heading';
import { NotFound } from '@routeglass/ui/NotFound';
import { PageContent } from '@routeglass/ui/Page';
import { SideMenuLayout } from '@routeglass/ui/SideMenuLayout';
import { Stack } from '@routeglass/ui/Stack';
import { useSearchParams } from 'react-router';
import { SiteSearch } from '../../shell/SiteSearch.tsx';
import { readSearch } from './address.ts';
import { Records } from './Records.tsx';
import { WhoisEntry } from './WhoisEntry.tsx';
import type { Route } from './+types/route.ts';

export const meta = ({ location }: Route.MetaArgs) => {
  const { domain } = readSearch(new URLSearchParams(location.search));
  return [{ title: `${domain === '' ? 'Domain' : domain} · Routeglass` }];
};

const SECTIONS = ['overview', 'whois'];

/** The pages of a domain: where it leads, and its whois entry. */
export default function Domain({ params }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { domain } = readSearch(search);
  if (domain === '') return <NotFound reason="No domain given. Search for one below." search={<SiteSearch />} />;
  if (!SECTIONS.includes(params.section ?? 'overview')) return <NotFound search={<SiteSearch />} />;
  const section = params.section ?? 'overview';
  return (
    <PageContent>
      <Stack gap={24}>
        <Heading level={1}>{domain}</Heading>
        <SideMenuLayout
          menuLabel="Sections"
          section={labelOfEntry(domainMenu(domain), section)}
          menu={<EntityMenu label={`Sections of ${domain}`} entries={domainMenu(domain)} current={section} />}
        >
          {section === 'whois' ? <WhoisEntry domain={domain} /> : <Records key={domain} />}
        </SideMenuLayout>
      </Stack>
    </PageContent>
  );
}
