import { formatPrefix } from '../prefix/prefix.ts';
import { classifyQuery } from './classifyQuery.ts';

/**
 * The page of the block or the address that a text names, in its canonical spelling: `/prefix/8.8.8.0/24`, `/ip/2001:db8::1`. A block with bits
 * beyond its length is the network that holds it. Undefined for a text that names neither.
 */
export function addressPage(text: string): string | undefined {
  const query = classifyQuery(text);
  if (query.kind === 'prefix') return `/prefix/${formatPrefix(query.prefix)}`;
  return query.kind === 'address' ? `/ip/${query.address}` : undefined;
}

/** What a path below `/prefix/` or `/ip/` names, however it is written and encoded. Undefined for every other path. */
export function addressOfPath(path: string): string | undefined {
  const text = /^\/(?:prefix|ip)\/(.*?)\/?$/.exec(path)?.[1];
  if (text === undefined) return undefined;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
