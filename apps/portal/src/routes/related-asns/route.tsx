import type { Client } from '@routeglass/api-client/client';
import { ratingOfList, siblings as siblingsCall } from '@routeglass/api-client/networks';
import * as calls from '@routeglass/api-client/calls';
import { useCall, useClient, usePrefetch } from '@routeglass/api-client/hooks';
import type { AsListRow } from '@routeglass/ui/AsListTable';
import type { OpenFace } from '@routeglass/ui/Face';
import type { RowPage } from '@routeglass/ui/PagedTable';
import { RelatedAsnsTable, type RelatedView } from '@routeglass/ui/RelatedAsnsTable';
import { useOutletContext, useSearchParams } from 'react-router';
import { allPages } from '../../wire/allPages.ts';
import { faceOf } from '../../wire/face.ts';
import { isListed } from '../../wire/isListed.ts';
import { useMissingSource } from '../../wire/useMissingSource.ts';
import { useScoreEvidence } from '../../wire/scoreEvidence.ts';
import { useViewHref } from '../../wire/useViewHref.ts';
import { readSearch, writeSearch } from './address.ts';
import { MOST_NETWORKS, relatedRows, siblingsQuery } from './related.ts';

/** IP version of the ratings if none is given. */
const RATED = 4;

/** The other networks of a network's organization, with their metrics. */
export default function RelatedAsns() {
  const asn = useOutletContext<number>();
  const [search, setSearch] = useSearchParams();
  const view = readSearch(search);
  const info = useCall(calls.asInfo, { params: { asn } });
  const organisation = useCall(calls.organisation, isListed(info, 'organisations') ? { params: { asn } } : null);
  const siblings = useCall(calls.siblings, { params: { asn }, query: siblingsQuery(view) }, { keepPrevious: true });
  const asns = siblings.data?.data.map((network) => network.asn) ?? [];
  const metrics = useCall(
    calls.ratingOfList,
    asns.length > 0 ? { query: { limit: MOST_NETWORKS }, body: asns } : null,
    {
      keepPrevious: true,
    },
  );
  const next = { ...view, skip: view.skip + view.limit };
  const hasNext = siblings.data !== undefined && next.skip < siblings.data.record_count;
  usePrefetch(siblingsCall, hasNext ? { params: { asn }, query: siblingsQuery(next) } : null);
  const evidence = useScoreEvidence();
  const client = useClient();
  // If the metrics fail, the networks are still shown. While the metrics load, the list waits, since they change the order.
  const isSettled = asns.length === 0 || metrics.data !== undefined || metrics.error !== undefined;
  const networks: OpenFace<RowPage<AsListRow>> =
    siblings.data && !isSettled
      ? { status: 'loading' }
      : faceOf(siblings, ({ data, record_count }) => ({
          rows: relatedRows(data, metrics.data ?? []),
          total: record_count,
        }));
  const { face, missingSource } = useMissingSource(asn, 'organisations', networks);

  return (
    <RelatedAsnsTable
      asn={asn}
      orgName={organisation.data?.name ?? null}
      networks={face}
      missingSource={missingSource}
      view={view}
      onViewChange={(shown) => setSearch(writeSearch(shown, search), { preventScrollReset: true })}
      isStale={siblings.isLoading || metrics.isLoading}
      viewHref={useViewHref()}
      evidence={(network) => evidence(network.asn, RATED)}
      csvName={`AS${asn}-related`}
      csvRows={(onProgress) => allRelated(client, asn, view, onProgress)}
    />
  );
}

/** Loads all related networks of a view, for its CSV file. */
function allRelated(
  client: Client,
  asn: number,
  view: RelatedView,
  onProgress: (done: number) => void,
): Promise<AsListRow[]> {
  return allPages(async ({ page, 'page-size': limit }) => {
    const query = siblingsQuery({ ...view, skip: (page - 1) * limit, limit });
    const { data, record_count } = await client.call(siblingsCall, { params: { asn }, query });
    const body = data.map((network) => network.asn);
    const metrics = await client.call(ratingOfList, { query: { limit: MOST_NETWORKS }, body });
    return { rows: relatedRows(data, metrics), pageCount: Math.ceil(record_count / limit) };
  }, onProgress);
}
