import type { Context } from 'hono';

/** The site's address for others: the public address if set, else that of the request. Without a trailing slash. */
export function siteOrigin(publicUrl: string | undefined, { req }: Context): string {
  return publicUrl?.replace(/\/+$/, '') ?? new URL(req.url).origin;
}
