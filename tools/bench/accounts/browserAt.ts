import { TestBrowser } from '../../../apps/server/test/accounts.ts';

/** A browser with its own address, connected to the server. */
export function browserAt(server: string, place: number): TestBrowser {
  const request = (path: string, init?: RequestInit): Promise<Response> => {
    const headers = new Headers(init?.headers);
    headers.set('origin', server);
    return fetch(server + path, { ...init, headers });
  };
  return new TestBrowser({ request }, `10.${place >> 16}.${(place >> 8) & 255}.${place & 255}`);
}
