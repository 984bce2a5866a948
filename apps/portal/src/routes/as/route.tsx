import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { menuOf, type Page, pageAt } from '@routeglass/api-client/pages';
import { networkPages, overviewPage, whoisPage } from '@routeglass/api-client/page/network';
import { AsHeader } from '@routeglass/ui/AsHeader';
import { EntityMenu } from '@routeglass/ui/EntityMenu';
import { NotFound } from '@routeglass/ui/NotFound';
import { PageContent } from '@routeglass/ui/Page';
import { SideMenuLayout } from '@routeglass/ui/SideMenuLayout';
import { Stack } from '@routeglass/ui/Stack';
import { Outlet, useLocation, useSearchParams } from 'react-router';
import { ipFilters } from '@routeglass/api-client/contract';
import { readAsn } from '../../address/asn.ts';
import { readChoice } from '../../address/parameters.ts';
import { isListed } from '../../wire/isListed.ts';
import { useScoreEvidence } from '../../wire/scoreEvidence.ts';
import { menuCounts } from './menuCounts.ts';
import { InBrowser } from '../../shell/InBrowser.tsx';
import { MarkedFiles } from '../../shell/MarkedFiles.tsx';
import { PageFreshness } from '../../shell/PageFreshness.tsx';
import { SiteSearch } from '../../shell/SiteSearch.tsx';
import { SubscriberAddress } from '../../shell/SubscriberAddress.tsx';
import { identityFace } from './identity.ts';
import { metaOf } from '../../wire/metaOf.ts';
import type { Route } from './+types/route.ts';

/** For all sections, none of which has its own `meta`. */
export const meta = metaOf(...networkPages);

/** Sections with small answers and no columns; the server draws them completely. */
const drawnSections: ReadonlySet<Page> = new Set([overviewPage, whoisPage]);

/** The frame of a network's pages: its head, its menu, and the section that the address names. */
export default function Network({ params }: Route.ComponentProps) {
  const asn = readAsn(params.asn);
  const input = asn === null ? null : { params: { asn } };
  const info = useCall(calls.asInfo, input);
  const facts = useCall(calls.peeringdb, isListed(info, 'peeringdb') ? input : null);
  const overview = useCall(calls.asOverview, input);
  const exchanges = useCall(calls.ixCount, input);
  const ratings = useCall(calls.asRatings, input);
  const scoreEvidence = useScoreEvidence();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const ip = readChoice(search, 'ip', ipFilters, 'all');
  const scans = useCall(
    calls.scanOverview,
    asn === null ? null : { params: { asn }, query: ip === 'all' ? {} : { ip } },
  );

  if (asn === null) {
    const reason = `"${params.asn}" is not an AS number (0–4294967295).`;
    return <NotFound reason={reason} search={<SiteSearch />} />;
  }
  const section = pageAt(networkPages, pathname)?.page;
  if (!section) return <NotFound search={<SiteSearch />} />;
  if (info.error?.status === 404) return <NotFound reason={info.error.message} search={<SiteSearch />} />;

  const entries = menuOf(networkPages, 'network', { params: { asn } });
  const page = (
    <MarkedFiles asn={asn}>
      <Outlet context={asn} />
    </MarkedFiles>
  );

  return (
    <PageContent>
      <Stack gap={12}>
        <AsHeader
          asn={asn}
          identity={identityFace(info, facts, ratings)}
          ratingEvidence={(ipVersion) => scoreEvidence(asn, ipVersion)}
          note={<PageFreshness page={section} asn={asn} />}
        />
        <SideMenuLayout
          menuLabel="Sections"
          section={section.label}
          menu={
            <EntityMenu
              label={`Sections of AS${asn}`}
              entries={entries}
              current={section.id}
              counts={menuCounts({ overview: overview.data, scans: scans.data, exchanges: exchanges.data?.count }, ip)}
            />
          }
        >
          <SubscriberAddress>{drawnSections.has(section) ? page : <InBrowser>{page}</InBrowser>}</SubscriberAddress>
        </SideMenuLayout>
      </Stack>
    </PageContent>
  );
}
