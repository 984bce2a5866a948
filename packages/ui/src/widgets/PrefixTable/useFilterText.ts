import { useEffect, useEffectEvent, useState } from 'react';
import { TYPING_PAUSE } from '../SearchBox/suggestionsOpen.ts';
import { useDebounced } from '../SearchBox/useDebounced.ts';
import { filterInForce } from './prefixView.ts';

/**
 * The text of a filter field: told once typing has paused, and taken over when the filter in force changes from elsewhere (the way back
 * in the browser's history), but not when the change is the echo of what was told.
 */
export function useFilterText(inForce: string, onFilter: (filter: string) => void) {
  const [text, setText] = useState(inForce);
  const [told, setTold] = useState(inForce);
  const [known, setKnown] = useState(inForce);
  if (known !== inForce) {
    setKnown(inForce);
    if (inForce !== told) setText(inForce);
  }

  const typed = filterInForce(useDebounced(text, TYPING_PAUSE));
  const tell = useEffectEvent((filter: string) => {
    if (filter === inForce) return;
    setTold(filter);
    onFilter(filter);
  });
  useEffect(() => tell(typed), [typed]);

  return [text, setText] as const;
}
