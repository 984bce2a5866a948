import { consentNow } from '../consent/consentCookie.ts';

/** What the browser keeps under a name; null where it keeps nothing, or keeps nothing for anyone. */
export function readStored(key: string): string | null {
  return guarded(() => sessionStorage.getItem(key) ?? localStorage.getItem(key)) ?? null;
}

/** Keeps a text that the site needs under a name, where the browser allows it. */
export function keepStored(key: string, text: string): void {
  guarded(() => localStorage.setItem(key, text));
}

/** Keeps a convenience under a name: until the tab is closed, and for longer only where the visitor allows functional storage. */
export function keepConvenience(key: string, text: string): void {
  guarded(() => {
    const [kept, other] = consentNow().functional ? [localStorage, sessionStorage] : [sessionStorage, localStorage];
    other.removeItem(key);
    kept.setItem(key, text);
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
