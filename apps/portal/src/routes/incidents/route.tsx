import { endpoints } from '@routeglass/api-client/contract';
import { useAllIncidents, useAllIncidentsHistogram, useClient } from '@routeglass/api-client/hooks';
import { Heading } from '@routeglass/ui/Heading';
import { PageContent } from '@routeglass/ui/Page';
import { Stack } from '@routeglass/ui/Stack';
import { VisuallyHidden } from '@routeglass/ui/VisuallyHidden';
import { useSearchParams } from 'react-router';
import { allFilters, allQuery, readAll, writeAll, type AllDefaults } from '../../lists/incidents/allAddress.ts';
import { AllIncidentList } from '../../lists/incidents/AllIncidentList.tsx';
import { buckets, incident } from '../../lists/incidents/incident.ts';
import { InBrowser } from '../../shell/InBrowser.tsx';
import { PageFreshness } from '../../shell/PageFreshness.tsx';
import { sourcesOfPage } from '../../shell/sourcesOfPages.ts';
import { useNewest } from '../../lists/incidents/useNewest.ts';
import { faceOf } from '../../wire/face.ts';
import { useKnownPage } from '../../wire/useKnownPage.ts';

export const meta = () => [
  { title: 'Incidents · Routeglass' },
  {
    name: 'description',
    content: 'Ongoing and recent route leaks, hijacks and bogons of all networks, each with its evidence.',
  },
];

/** What goes on stands before what ended last. */
const defaults: AllDefaults = { state: 'all', sortBy: 'last-seen' };

/** Ongoing and recent incidents of all networks. */
export default function Incidents() {
  const [search, setSearch] = useSearchParams();
  const address = readAll(search, defaults);
  const world = address.sample === '' ? {} : { sample: address.sample };
  const client = useClient();
  const list = useAllIncidents({ query: { ...world, ...allQuery(address) } }, { keepPrevious: true });
  const histogram = useAllIncidentsHistogram({ query: { ...world, ...allFilters(address) } }, { keepPrevious: true });
  const asOf = useNewest(list.data ? { sample: list.data.sample ? 'yes' : 'no' } : null);
  useKnownPage(list.error);
  return (
    <PageContent>
      <Stack gap={12}>
        <Heading level={1}>Incidents</Heading>
        <PageFreshness kinds={sourcesOfPage('/incidents')} sample={list.data?.sample} isPending={list.isLoading} />
        <h2>
          <VisuallyHidden>Incidents of all networks</VisuallyHidden>
        </h2>
        <InBrowser>
          <AllIncidentList
            label="Incidents of all networks"
            address={address}
            onChange={(change) =>
              setSearch(writeAll({ ...address, ...change }, defaults, search), { preventScrollReset: true })
            }
            incidents={faceOf(list, ({ data, record_count }) => ({ rows: data.map(incident), total: record_count }))}
            buckets={faceOf(histogram, (days) => buckets(days, asOf))}
            asOf={asOf}
            isStale={list.isLoading}
            csvName="incidents"
            readPage={(page) =>
              client.call(endpoints.allIncidents, { query: { ...world, ...allQuery(address), ...page } })
            }
          />
        </InBrowser>
      </Stack>
    </PageContent>
  );
}
