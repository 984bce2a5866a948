import { useState } from 'react';
import { countValue } from './attributeValues.ts';

const LARGEST_PAGE = 100;

/**
 * The shown page of a list. `asked` identifies the list: a change of it returns to the first page. `more` is the initial state of whatever else
 * belongs to the view.
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
