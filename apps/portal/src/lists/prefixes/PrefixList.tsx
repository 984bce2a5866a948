import { endpoints } from '@routeglass/api-client/contract';
import { useClient, usePrefetch, usePrefixes } from '@routeglass/api-client/hooks';
import { PrefixTable } from '@routeglass/ui/PrefixTable';
import { useSearchParams } from 'react-router';
import { readList, writeList } from '../../address/listAddress.ts';
import { PrefixHistories } from '../../histories/PrefixHistories.tsx';
import { usePrefixHistories } from '../../histories/usePrefixHistories.ts';
import { faceOf } from '../../wire/face.ts';
import { announcedPrefix } from '@routeglass/api-client/view';
import { useRoaEvidence } from '../../wire/roaEvidence.ts';
import { allPrefixes } from './allPrefixes.ts';
import { prefixList } from './prefixAddress.ts';
import { prefixQuery } from './prefixQuery.ts';

/** The prefixes that a network announces, as the address narrows, sorts and pages them. */
export function PrefixList({ asn }: { readonly asn: number }) {
  const [search, setSearch] = useSearchParams();
  const view = readList(search, prefixList);
  const list = usePrefixes({ params: { asn }, query: prefixQuery(view) }, { keepPrevious: true });
  const hasNext = list.data !== undefined && list.data.current_page < list.data.page_count;
  usePrefetch(
    endpoints.prefixes,
    hasNext ? { params: { asn }, query: prefixQuery({ ...view, page: view.page + 1 }) } : null,
  );
  const evidence = useRoaEvidence();
  const client = useClient();
  const { opened, onOpenHistory, onClose } = usePrefixHistories();

  return (
    <>
      <PrefixTable
        label={`Prefixes of AS${asn}`}
        prefixes={faceOf(list, ({ data, record_count }) => ({ rows: data.map(announcedPrefix), total: record_count }))}
        view={view}
        onViewChange={(next) => setSearch(writeList(next, prefixList, search), { preventScrollReset: true })}
        isStale={list.isLoading}
        csvName={`AS${asn}-prefixes`}
        csvRows={() => allPrefixes(client, asn, view)}
        evidence={evidence}
        onOpenHistory={onOpenHistory}
      />
      <PrefixHistories opened={opened} onClose={onClose} />
    </>
  );
}
