import { consentNow } from '../consent/consentCookie.ts';

/** What the browser keeps under a name; null where it keeps nothing, or keeps nothing for anyone. */
export function readStored(key: string): string | null {
  return guarded(() => sessionStorage.getItem(key) ?? localStorage.getItem(key)) ?? null;
}

/** Keeps a text that the site needs under a name, where the browser allows it. */
export function keepStored(key: string, text: string): void {
  guarded(() => localStorage.setItem(key, text));
}

const CONVENIENCE = 'convenience.';
/** The name of something that the site works without. */
export type ConvenienceName = `convenience.${string}`;

/** Keeps a convenience under a name: until the tab is closed, and for longer only where the visitor allows functional storage. */
export function keepConvenience(key: ConvenienceName, text: string): void {
  guarded(() => {
    const { kept, other } = placesNow();
    other.removeItem(key);
    kept.setItem(key, text);
  });
}

/** Keeps all conveniences as long as the visitor allows now that a choice was made: what was kept before it, too. */
export function keepConveniencesAsAllowed(): void {
  guarded(() => {
    const { kept, other } = placesNow();
    for (const key of Object.keys(other).filter((name) => name.startsWith(CONVENIENCE))) {
      kept.setItem(key, other.getItem(key) ?? '');
      other.removeItem(key);
    }
  });
}

/** Where conveniences are kept, and where none may be. */
const placesNow = (): { readonly kept: Storage; readonly other: Storage } =>
  consentNow().functional
    ? { kept: localStorage, other: sessionStorage }
    : { kept: sessionStorage, other: localStorage };

/** Forgets what is kept under a name. */
export function dropStored(key: string): void {
  guarded(() => {
    sessionStorage.removeItem(key);
    localStorage.removeItem(key);
  });
}

/** Storage may be forbidden or full: then the page works without it. */
function guarded<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
