import { useSyncExternalStore } from 'react';

/** Drawings by upper-case country code, as SVG text. */
type Flags = Readonly<Record<string, string>>;

/**
 * The drawings in chunks of 4 to 9 kB compressed, by the first letter of the code: a page with one flag fetches one of them, a list of networks
 * worldwide eight.
 */
const groups: readonly (readonly [letters: string, load: () => Promise<Flags>])[] = [
  ['AB', () => import('./drawings/aToB.ts')],
  ['CDEF', () => import('./drawings/cToF.ts')],
  ['GH', () => import('./drawings/gToH.ts')],
  ['IJKL', () => import('./drawings/iToL.ts')],
  ['M', () => import('./drawings/m.ts')],
  ['NOPQR', () => import('./drawings/nToR.ts')],
  ['S', () => import('./drawings/s.ts')],
  ['TUVWXYZ', () => import('./drawings/tToZ.ts')],
];

const loaded = new Map<string, Flags>();
const loading = new Map<string, Promise<void>>();
const waiting = new Set<() => void>();

const lettersOf = (code: string): string | undefined =>
  groups.find(([letters]) => letters.includes(code.slice(0, 1).toUpperCase() || '?'))?.[0];

function load(letters: string): Promise<void> {
  const begun = loading.get(letters);
  if (begun) return begun;
  const group = groups.find(([all]) => all === letters);
  const promise = group
    ? group[1]().then((drawings) => {
        loaded.set(letters, { ...drawings });
        for (const notify of waiting) notify();
      })
    : Promise.resolve();
  loading.set(letters, promise);
  return promise;
}

/** Loads all drawings (41 kB compressed), for when none may come late. */
export async function loadFlags(): Promise<void> {
  await Promise.all(groups.map(([letters]) => load(letters)));
}

const noDrawing = () => () => undefined;

/** Drawing of a country's flag; undefined until it is loaded, and for a code without one. */
export function useFlag(code: string): string | undefined {
  const letters = lettersOf(code);
  return useSyncExternalStore(
    subscribers.get(letters) ?? noDrawing,
    () => (letters === undefined ? undefined : loaded.get(letters)?.[code.toUpperCase()]),
    () => undefined,
  );
}

/** One function per group of flags: React subscribes again if it gets another one. */
const subscribers = new Map<string | undefined, (notify: () => void) => () => void>(
  groups.map(([letters]) => [
    letters,
    (notify) => {
      waiting.add(notify);
      // Without the drawing only the name is shown; no message is needed.
      load(letters).catch(() => undefined);
      return () => waiting.delete(notify);
    },
  ]),
);
