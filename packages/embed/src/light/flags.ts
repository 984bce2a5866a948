import { useSyncExternalStore } from 'react';
import groups from 'flags:groups';

/** Drawings by upper-case country code, as SVG text. */
const flags = new Map<string, string>();
const asked = new Map<string, Promise<void>>();
const waiting = new Set<() => void>();

function load(letter: string): void {
  const group = groups[letter];
  if (!group || asked.has(letter)) return;
  const loading = group().then(({ default: drawings }) => {
    for (const [code, drawing] of Object.entries(drawings)) flags.set(code, drawing);
    for (const notify of waiting) notify();
  });
  // If the drawing fails to load, the country's name is shown.
  asked.set(
    letter,
    loading.catch(() => undefined),
  );
}

/** Drawing of a country's flag; undefined until loaded. Only the flags of its letter are fetched. */
export function useFlag(code: string): string | undefined {
  const upper = code.toUpperCase();
  return useSyncExternalStore(
    (notify) => {
      waiting.add(notify);
      load(upper.charAt(0));
      return () => waiting.delete(notify);
    },
    () => flags.get(upper),
  );
}
