import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import type { OpenFace } from '@routeglass/ui/Face';
import { useSearchParams } from 'react-router';
import { readWhole } from '../address/parameters.ts';
import { faceOf } from '../wire/face.ts';
import type { Detail } from './prefixDetail.ts';

/** A page of a prefix's long lists: the page that the address names, with a pager. */
export function usePageOf<Row>(
  prefix: string,
  first: Detail,
  parameter: string,
  read: (detail: Detail) => readonly Row[],
) {
  const [search, setSearch] = useSearchParams();
  const page = Math.min(readWhole(search, parameter, 1), MOST_PAGES);
  const call = useCall(calls.prefixDetail, page === 1 ? null : { params: { prefix }, query: { page } });
  const face: OpenFace<Detail> = page === 1 ? { status: 'ready', data: first } : faceOf(call, (answer) => answer);
  const rows: OpenFace<readonly Row[]> = face.status === 'ready' ? { status: 'ready', data: read(face.data) } : face;
  const count = rows.status === 'ready' ? rows.data.length : 0;
  const onPageChange = (next: number): void => {
    const asked = new URLSearchParams(search);
    if (next === 1) asked.delete(parameter);
    else asked.set(parameter, String(next));
    setSearch(asked, { preventScrollReset: true });
  };
  return {
    rows,
    // Routes and prefixes are paged together: only a full page can have a next one.
    pager: {
      page,
      pageSize: first.page_size,
      count,
      hasMore: face.status === 'ready' && face.data.has_more && count >= first.page_size && page < MOST_PAGES,
      onPageChange,
    },
  };
}

/** The highest page that the call accepts. */
const MOST_PAGES = 100;
