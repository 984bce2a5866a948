import { endpoints } from '@routeglass/api-client/contract';
import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { Stack } from '@routeglass/ui/Stack';
import { allFilters, allQuery, readAll, writeAll, type AllDefaults } from '../../lists/incidents/allAddress.ts';
import { AllIncidentList } from '../../lists/incidents/AllIncidentList.tsx';
import { incident } from '../../lists/incidents/incident.ts';
import { useNewest } from '../../lists/incidents/useNewest.ts';
import { usePagedList } from '../../lists/paged/usePagedList.ts';
import { useMissingSource } from '../../wire/useMissingSource.ts';
import { useUnjudged } from '../../wire/useUnjudged.ts';
import { ActiveFindings } from './ActiveFindings.tsx';

/** Ongoing incidents, the worst first. */
const defaults: AllDefaults = { state: 'ongoing', sortBy: 'coefficient' };

const address = {
  read: (search: URLSearchParams) => readAll(search, defaults),
  write: (state: Parameters<typeof writeAll>[0], before: URLSearchParams) => writeAll(state, defaults, before),
  query: allQuery,
};

/** A network's incidents of every kind. */
export function NetworkIncidents({ asn }: { readonly asn: number }) {
  const params = { asn };
  const list = usePagedList(endpoints.networkIncidents, { params }, address, incident);
  const histogram = useCall(
    calls.networkIncidentsHistogram,
    { params, query: allFilters(list.state) },
    { keepPrevious: true },
  );
  const asOf = useNewest(params);
  const { face, missingSource } = useMissingSource(asn, 'routes', list.rows);
  return (
    <Stack gap={16}>
      <AllIncidentList
        label={`Incidents of AS${asn}`}
        asn={asn}
        list={list}
        incidents={face}
        histogram={histogram}
        asOf={asOf}
        missingSource={missingSource}
        unjudged={useUnjudged(asn)}
        csvName={`AS${asn}-incidents`}
      />
      {face.status !== 'loading' && <ActiveFindings asn={asn} ip={list.state.view.ipVersion} />}
    </Stack>
  );
}
