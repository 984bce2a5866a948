import { useOrganisation, usePrefetch, useSiblings } from '@routeglass/api-client/hooks';
import { endpoints } from '@routeglass/api-client/contract';
import { RelatedAsnsTable } from '@routeglass/ui/RelatedAsnsTable';
import { useOutletContext, useSearchParams } from 'react-router';
import { faceOf } from '../../wire/face.ts';
import { network } from '@routeglass/api-client/view';
import { readSearch, writeSearch } from './address.ts';

/** The other networks of the organisation that holds a network. */
export default function RelatedAsns() {
  const asn = useOutletContext<number>();
  const [search, setSearch] = useSearchParams();
  const view = readSearch(search);
  const organisation = useOrganisation({ params: { asn } });
  const siblings = useSiblings({ params: { asn }, query: view }, { keepPrevious: true });
  const next = { ...view, skip: view.skip + view.limit };
  const hasNext = siblings.data !== undefined && next.skip < siblings.data.record_count;
  usePrefetch(endpoints.siblings, hasNext ? { params: { asn }, query: next } : null);
  return (
    <RelatedAsnsTable
      asn={asn}
      orgName={organisation.data?.name ?? null}
      networks={faceOf(siblings, ({ data, record_count }) => ({ rows: data.map(network), total: record_count }))}
      view={view}
      onViewChange={(shown) => setSearch(writeSearch(shown, search), { preventScrollReset: true })}
      isStale={siblings.isLoading}
      csvName={`AS${asn}-related`}
    />
  );
}
