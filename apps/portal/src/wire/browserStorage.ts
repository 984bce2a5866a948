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
    const [kept, other] = consentNow().functional ? [localStorage, sessionStorage] : [sessionStorage, localStorage];
    other.removeItem(key);
    kept.setItem(key, text);
  });
}

/** Keeps all conveniences no longer than the tab: for a visitor who allows functional storage no more. */
export function shortenConveniences(): void {
  guarded(() => {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith(CONVENIENCE))) {
      sessionStorage.setItem(key, localStorage.getItem(key) ?? '');
      localStorage.removeItem(key);
    }
  });
}

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
