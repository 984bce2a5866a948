import { useSyncExternalStore } from 'react';

/** Drawings by upper-case country code, as SVG text. */
type Flags = Readonly<Record<string, string>>;

let flags: Flags | undefined;
let loading: Promise<void> | undefined;
const waiting = new Set<() => void>();

/** Loads all drawings once, as a chunk of its own (47 kB compressed). */
export function loadFlags(): Promise<void> {
  loading ??= import('country-flag-icons/string/3x2').then((module) => {
    flags = { ...module };
    for (const notify of waiting) notify();
    waiting.clear();
  });
  return loading;
}

/** Drawing of a country's flag; undefined until the drawings are there, and for a code without one. */
export function useFlag(code: string): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => flags?.[code.toUpperCase()],
    () => undefined,
  );
}

function subscribe(notify: () => void): () => void {
  waiting.add(notify);
  // Without the drawings the name alone is shown: nothing to tell the reader.
  loadFlags().catch(() => undefined);
  return () => waiting.delete(notify);
}
