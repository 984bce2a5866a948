import { consentNow } from '../consent/consentCookie.ts';

/** The stored text under a name; null if there is none or storage is not available. */
export function readStored(key: string): string | null {
  return guarded(() => sessionStorage.getItem(key) ?? localStorage.getItem(key)) ?? null;
}

/** Stores a text that the site needs, if the browser allows it. */
export function keepStored(key: string, text: string): void {
  guarded(() => localStorage.setItem(key, text));
}

const CONVENIENCE = 'convenience.';
/** Storage key of data that the site can do without. */
export type ConvenienceName = `convenience.${string}`;

/** Stores a convenience: until the tab is closed, or longer if the visitor allows functional storage. */
export function keepConvenience(key: ConvenienceName, text: string): void {
  guarded(() => {
    const { kept, other } = placesNow();
    other.removeItem(key);
    kept.setItem(key, text);
  });
}

/** Moves all stored conveniences to the storage that the visitor's latest choice allows. */
export function keepConveniencesAsAllowed(): void {
  guarded(() => {
    const { kept, other } = placesNow();
    for (const key of Object.keys(other).filter((name) => name.startsWith(CONVENIENCE))) {
      kept.setItem(key, other.getItem(key) ?? '');
      other.removeItem(key);
    }
  });
}

/** The storage for conveniences, and the one that must have none. */
const placesNow = (): { readonly kept: Storage; readonly other: Storage } =>
  consentNow().functional
    ? { kept: localStorage, other: sessionStorage }
    : { kept: sessionStorage, other: localStorage };

/** Deletes the stored text under a name. */
export function dropStored(key: string): void {
  guarded(() => {
    sessionStorage.removeItem(key);
    localStorage.removeItem(key);
  });
}

/** Storage may be blocked or full; the page then works without it. */
function guarded<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
