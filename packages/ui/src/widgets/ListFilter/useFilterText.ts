import { useEffect, useEffectEvent, useState } from 'react';
import { TYPING_PAUSE } from '../../facts/suggestionsOpen.ts';
import { useDebounced } from '../../primitives/useDebounced.ts';
import { filterInForce } from './filterInForce.ts';

/**
 * The text of a filter field. Calls `onFilter` once typing has paused. Takes over a filter that changes elsewhere (browser history), but not one that
 * this field just set.
 */
export function useFilterText(inForce: string, onFilter: (filter: string) => void) {
  const [text, setText] = useState(inForce);
  const [known, setKnown] = useState(inForce);
  const typed = filterInForce(useDebounced(text, TYPING_PAUSE));

  if (known !== inForce) {
    setKnown(inForce);
    if (inForce !== typed) setText(inForce);
  }

  const tell = useEffectEvent((filter: string) => {
    if (filter !== inForce) onFilter(filter);
  });
  useEffect(() => tell(typed), [typed]);

  return [text, setText] as const;
}
