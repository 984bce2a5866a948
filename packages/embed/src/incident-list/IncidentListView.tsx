import { allIncidents, networkIncidents } from '@routeglass/api-client/endpoint/incidents';
import { useCall } from '@routeglass/api-client/hooks';
import { incident } from '@routeglass/api-client/view';
import { incidentSorts } from '@routeglass/domain/incidents';
import { EmptyState } from '@routeglass/ui/EmptyState';
import type { ListView } from '@routeglass/ui/FilteredTable';
import { IncidentTable } from '@routeglass/ui/IncidentTable';
import { asnValue } from '../element/attributeValues.ts';
import type { Attributes } from '../element/createElementClass.tsx';
import { usePageView } from '../element/usePageView.ts';
import { useFace } from '../element/useFace.ts';
import { useUnjudged } from '../element/useUnjudged.ts';

const gravest: Pick<ListView, 'ipVersion' | 'sort'> = {
  ipVersion: 'all',
  sort: { column: 'coefficient', order: 'desc' },
};
const states = ['ongoing', 'ended', 'all'] as const;

export function IncidentListView({ attributes }: { readonly attributes: Attributes<'asn' | 'state' | 'page-size'> }) {
  const asn = asnValue(attributes.asn);
  const state = states.find((name) => name === attributes.state) ?? 'ongoing';
  const { view, setView } = usePageView(`${asn} ${state}`, attributes['page-size'], gravest);
  const query = {
    state,
    ip: view.ipVersion,
    q: view.filter,
    'sort-by': incidentSorts.find((name) => name === view.sort.column) ?? 'coefficient',
    order: view.sort.order,
    page: view.page,
    'page-size': view.pageSize,
  };
  const isOfAll = attributes.asn === null;
  const ofAll = useCall(allIncidents, isOfAll ? { query } : null, { keepPrevious: true });
  const ofOne = useCall(networkIncidents, asn === undefined ? null : { params: { asn }, query }, {
    keepPrevious: true,
  });
  const call = isOfAll ? ofAll : ofOne;
  const unjudged = useUnjudged(isOfAll ? {} : asn === undefined ? null : { asn }, ofAll.data?.sample);
  const incidents = useFace({ ...call, data: unjudged && call.data }, (answer) => ({
    total: answer.record_count,
    rows: answer.data.map(incident),
  }));
  if (!isOfAll && asn === undefined)
    return (
      <EmptyState title={`${attributes.asn} is not an AS number`}>Set the asn attribute, such as AS64512.</EmptyState>
    );
  return (
    <IncidentTable
      label={asn === undefined ? 'Incidents' : `Incidents of AS${asn}`}
      kind="all"
      own={asn}
      incidents={incidents}
      view={view}
      onViewChange={setView}
      unjudged={unjudged ?? []}
      isStale={call.isLoading && call.data !== undefined}
    />
  );
}
