import { useState } from 'react';
import { countValue } from './attributeValues.ts';

const LARGEST_PAGE = 100;

/**
 * Which page of a list is shown. `asked` is what the list is made of: another one begins at its first page. `more` is what else the view of
 * this list has, as it is at first.
 */
export function usePageView<More extends object>(asked: string, pageSize: string | null, more: More) {
  const first = { page: 1, pageSize: countValue(pageSize, 10, LARGEST_PAGE), filter: '', ...more };
  const key = `${asked} ${first.pageSize}`;
  const [chosen, setChosen] = useState({ key, view: first });
  return {
    view: chosen.key === key ? chosen.view : first,
    setView: (view: typeof first) => setChosen({ key, view }),
  };
}
