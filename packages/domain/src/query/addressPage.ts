import { formatPrefix } from '../prefix/prefix.ts';
import { classifyQuery } from './classifyQuery.ts';

/**
 * The page of the prefix or address in a text, in canonical spelling: `/prefix/8.8.8.0/24`, `/ip/2001:db8::1`. For a prefix with bits beyond
 * its length, the page of the block that contains it. Undefined if the text is neither.
 */
export function addressPage(text: string): string | undefined {
  const query = classifyQuery(text);
  if (query.kind === 'prefix') return `/prefix/${formatPrefix(query.prefix)}`;
  return query.kind === 'address' ? `/ip/${query.address}` : undefined;
}

/** The decoded text after `/prefix/` or `/ip/` in a path. Undefined for every other path. */
export function addressOfPath(path: string): string | undefined {
  const text = /^\/(?:prefix|ip)\/(.*?)\/?$/.exec(path)?.[1];
  if (text === undefined) return undefined;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
