import type { AnyEndpoint, Host } from '../contract/endpoint.ts';
import type { AnyInput } from './input.ts';

/** Base address of each host; an empty text is the page's own origin. */
export type Bases = Readonly<Record<Host, string>>;

/** One origin for all hosts, as in a default deployment. */
export function oneOrigin(base = ''): Bases {
  const trimmed = base.replace(/\/+$/, '');
  return { main: trimmed, storage: trimmed, whois: trimmed, blog: trimmed, auth: trimmed };
}

/**
 * Returns the address of a call: the path with its params filled in, and the query in the given order.
 *
 * Lists become repeated keys; undefined values are left out. Throws if a param of the path is missing, which is a bug in the caller.
 */
export function addressOf(endpoint: AnyEndpoint, input: AnyInput, bases: Bases): string {
  const params = new Map(Object.entries(input.params ?? {}));
  const path = endpoint.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = params.get(name);
    if (value === undefined) throw new TypeError(`${endpoint.name} needs ${name} in its path ${endpoint.path}`);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    for (const one of [value].flat()) if (one !== undefined) query.append(name, String(one));
  }
  const search = query.toString();
  return bases[endpoint.host] + path + (search && `?${search}`);
}
