import { useAsOverview, useClient, usePrefetch, usePrefixes } from '@routeglass/api-client/hooks';
import { endpoints } from '@routeglass/api-client/contract';
import { AsOverviewCards } from '@routeglass/ui/AsOverviewCards';
import { PrefixTable } from '@routeglass/ui/PrefixTable';
import { Stack } from '@routeglass/ui/Stack';
import { useOutletContext, useSearchParams } from 'react-router';
import { readList, writeList } from '../../address/listAddress.ts';
import { faceOf } from '../../wire/face.ts';
import { announcedPrefix } from '../../wire/network.ts';
import { useRoaEvidence } from '../../wire/roaEvidence.ts';
import { prefixList } from './address.ts';
import { allPrefixes } from './allPrefixes.ts';
import { asOverview } from './asOverview.ts';
import { prefixQuery } from './prefixQuery.ts';

/** A network at a glance: its figures and the prefixes that it announces. */
export default function Overview() {
  const asn = useOutletContext<number>();
  const [search, setSearch] = useSearchParams();
  const view = readList(search, prefixList);
  const overview = useAsOverview({ params: { asn } });
  const list = usePrefixes({ params: { asn }, query: prefixQuery(view) }, { keepPrevious: true });
  const hasNext = list.data !== undefined && list.data.current_page < list.data.page_count;
  usePrefetch(
    endpoints.prefixes,
    hasNext ? { params: { asn }, query: prefixQuery({ ...view, page: view.page + 1 }) } : null,
  );
  const evidence = useRoaEvidence();
  const client = useClient();

  return (
    <Stack gap={24}>
      <AsOverviewCards asn={asn} overview={faceOf(overview, asOverview)} />
      <PrefixTable
        label={`Prefixes of AS${asn}`}
        prefixes={faceOf(list, ({ data, record_count }) => ({ rows: data.map(announcedPrefix), total: record_count }))}
        view={view}
        onViewChange={(next) => setSearch(writeList(next, prefixList, search), { preventScrollReset: true })}
        isStale={list.isLoading}
        csvName={`AS${asn}-prefixes`}
        csvRows={() => allPrefixes(client, asn, view)}
        evidence={evidence}
      />
    </Stack>
  );
}
