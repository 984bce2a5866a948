import { parsePrefix } from '@routeglass/domain/prefix';
import { useState } from 'react';
import { dropStored, readStored } from '../../wire/browserStorage.ts';

const KEY = 'roa-history';

/** The prefix in a stored text, written plainly or as JSON; null if it is none. */
export function prefixOfStored(stored: string | null): string | null {
  const text = (stored ?? '').trim().replace(/^"(.*)"$/, '$1');
  return parsePrefix(text) ? text : null;
}

/** A prefix stored in the browser under `roa-history`: its ROAs are shown at once. Closing them deletes it. */
export function useStoredRoaHistory() {
  const [prefix, setPrefix] = useState(() => prefixOfStored(readStored(KEY)));
  const forget = (): void => {
    setPrefix(null);
    dropStored(KEY);
  };
  return { prefix, forget };
}
