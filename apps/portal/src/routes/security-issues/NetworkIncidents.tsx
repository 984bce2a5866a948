import { endpoints } from '@routeglass/api-client/contract';
import { useClient, useNetworkIncidents, useNetworkIncidentsHistogram } from '@routeglass/api-client/hooks';
import { useSearchParams } from 'react-router';
import { allFilters, allQuery, readAll, writeAll, type AllDefaults } from '../../lists/incidents/allAddress.ts';
import { AllIncidentList } from '../../lists/incidents/AllIncidentList.tsx';
import { buckets, incident } from '../../lists/incidents/incident.ts';
import { useNewest } from '../../lists/incidents/useNewest.ts';
import { faceOf } from '../../wire/face.ts';
import { useKnownPage } from '../../wire/useKnownPage.ts';
import { useMissingSource } from '../../wire/useMissingSource.ts';

/** The worst of what goes on stands first. */
const defaults: AllDefaults = { state: 'ongoing', sortBy: 'coefficient' };

/** What goes on with a network: incidents of every kind. */
export function NetworkIncidents({ asn }: { readonly asn: number }) {
  const [search, setSearch] = useSearchParams();
  const address = readAll(search, defaults);
  const params = { asn };
  const client = useClient();
  const list = useNetworkIncidents({ params, query: allQuery(address) }, { keepPrevious: true });
  const histogram = useNetworkIncidentsHistogram({ params, query: allFilters(address) }, { keepPrevious: true });
  const asOf = useNewest(params);
  useKnownPage(list.error);
  const { face, missingSource } = useMissingSource(
    asn,
    'routes',
    faceOf(list, ({ data, record_count }) => ({ rows: data.map(incident), total: record_count })),
  );
  return (
    <AllIncidentList
      label={`Incidents of AS${asn}`}
      asn={asn}
      address={address}
      onChange={(change) =>
        setSearch(writeAll({ ...address, ...change }, defaults, search), { preventScrollReset: true })
      }
      incidents={face}
      buckets={faceOf(histogram, (days) => buckets(days, asOf))}
      asOf={asOf}
      missingSource={missingSource}
      isStale={list.isLoading}
      csvName={`AS${asn}-incidents`}
      readPage={(page) => client.call(endpoints.networkIncidents, { params, query: { ...allQuery(address), ...page } })}
    />
  );
}
