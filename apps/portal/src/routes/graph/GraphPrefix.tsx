import { prefixEndpoints } from '@routeglass/api-client/prefixes';
import { useCall } from '@routeglass/api-client/hooks';
import { PrefixPicker } from '@routeglass/ui/PrefixPicker';
import { useState } from 'react';
import { prefixPage, PREFIXES_A_PAGE } from './prefixPage.ts';

interface GraphPrefixProps {
  readonly asn: number;
  readonly selected: string | null;
  readonly onSelect: (prefix: string) => void;
}

/** The picker for a network's prefixes, loaded page by page. */
export function GraphPrefix({ asn, selected, onSelect }: GraphPrefixProps) {
  const [{ q, page }, setAsked] = useState({ q: '', page: 1 });
  const list = useCall(prefixEndpoints.prefixes, prefixPage(asn, q, page), { keepPrevious: true });
  return (
    <PrefixPicker
      selected={selected}
      onSelect={onSelect}
      options={list.data?.data.map((row) => row.prefix) ?? []}
      page={page}
      pageSize={PREFIXES_A_PAGE}
      total={list.data?.record_count ?? 0}
      isLoading={list.isLoading}
      onPageChange={(next) => setAsked({ q, page: next })}
      onSearch={(text) => setAsked({ q: text, page: 1 })}
    />
  );
}
