import { domainPage, domainPages, domainWhoisPage } from '@routeglass/api-client/page/entity';
import { menuOf, pageAt } from '@routeglass/api-client/pages';
import { EntityMenu } from '@routeglass/ui/EntityMenu';
import { Heading } from '@routeglass/ui/Heading';
import { NotFound } from '@routeglass/ui/NotFound';
import { PageContent } from '@routeglass/ui/Page';
import { SideMenuLayout } from '@routeglass/ui/SideMenuLayout';
import { Stack } from '@routeglass/ui/Stack';
import { useLocation, useSearchParams } from 'react-router';
import { SiteSearch } from '../../shell/SiteSearch.tsx';
import { PageFreshness } from '../../shell/PageFreshness.tsx';
import { metaOf } from '../../wire/metaOf.ts';
import { readSearch } from './address.ts';
import { Records } from './Records.tsx';
import { WhoisEntry } from './WhoisEntry.tsx';

export const meta = metaOf(...domainPages);

/** The pages of a domain: its records and its whois entry. */
export default function Domain() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { domain } = readSearch(search);
  if (domain === '')
    return <NotFound title="Domain" reason="No domain given. Search for one below." search={<SiteSearch />} />;
  const section = pageAt(domainPages, pathname)?.page;
  if (!section) return <NotFound search={<SiteSearch />} />;
  const query = new URLSearchParams({ domain }).toString();
  return (
    <PageContent>
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={1}>{domain}</Heading>
          <PageFreshness page={domainPage} />
        </Stack>
        <SideMenuLayout
          menuLabel="Sections"
          section={section.label}
          menu={
            <EntityMenu
              label={`Sections of ${domain}`}
              entries={menuOf(domainPages, 'domain', { query })}
              current={section.id}
            />
          }
        >
          {section === domainWhoisPage ? <WhoisEntry domain={domain} /> : <Records key={domain} />}
        </SideMenuLayout>
      </Stack>
    </PageContent>
  );
}
