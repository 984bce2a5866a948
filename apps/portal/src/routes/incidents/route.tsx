import { incidentsPage } from '@routeglass/api-client/page/search';
import { endpoints } from '@routeglass/api-client/contract';
import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { Heading } from '@routeglass/ui/Heading';
import { PageContent } from '@routeglass/ui/Page';
import { Stack } from '@routeglass/ui/Stack';
import { VisuallyHidden } from '@routeglass/ui/VisuallyHidden';
import {
  allFilters,
  allQuery,
  readAll,
  writeAll,
  type AllAddress,
  type AllDefaults,
} from '../../lists/incidents/allAddress.ts';
import { AllIncidentList } from '../../lists/incidents/AllIncidentList.tsx';
import { incident } from '../../lists/incidents/incident.ts';
import { usePagedList } from '../../lists/paged/usePagedList.ts';
import { InBrowser } from '../../shell/InBrowser.tsx';
import { MarkedFiles } from '../../shell/MarkedFiles.tsx';
import { PageFreshness } from '../../shell/PageFreshness.tsx';
import { useNewest } from '../../lists/incidents/useNewest.ts';
import { metaOf } from '../../wire/metaOf.ts';
import { useUnjudgedByWorld } from '../../wire/useUnjudged.ts';

export const meta = metaOf(incidentsPage);

/** Ongoing incidents first, then those that ended last. */
const defaults: AllDefaults = { state: 'all', sortBy: 'last-seen' };

const address = {
  read: (search: URLSearchParams) => readAll(search, defaults),
  write: (state: Parameters<typeof writeAll>[0], before: URLSearchParams) => writeAll(state, defaults, before),
  query: (state: AllAddress) => ({ ...worldOf(state), ...allQuery(state) }),
};

/** Ongoing and recent incidents of all networks. */
export default function Incidents() {
  const list = usePagedList(endpoints.allIncidents, {}, address, incident);
  const { data } = list.answer;
  const histogram = useCall(
    calls.allIncidentsHistogram,
    { query: { ...worldOf(list.state), ...allFilters(list.state) } },
    { keepPrevious: true },
  );
  const unjudgedIn = useUnjudgedByWorld();
  const asOf = useNewest(data ? { sample: data.sample ? 'yes' : 'no' } : null);
  return (
    <PageContent>
      <Stack gap={12}>
        <Heading level={1}>Incidents</Heading>
        <PageFreshness page={incidentsPage} sample={data?.sample} isPending={list.answer.isLoading} />
        <h2>
          <VisuallyHidden>Incidents of all networks</VisuallyHidden>
        </h2>
        <MarkedFiles sample={data?.sample}>
          <InBrowser>
            <AllIncidentList
              label="Incidents of all networks"
              list={list}
              incidents={list.rows}
              histogram={histogram}
              asOf={asOf}
              unjudged={unjudgedIn({ sample: data?.sample })}
              csvName="incidents"
            />
          </InBrowser>
        </MarkedFiles>
      </Stack>
    </PageContent>
  );
}

function worldOf({ sample }: AllAddress) {
  return sample === '' ? {} : { sample };
}
