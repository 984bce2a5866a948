import type { Context } from 'hono';

/** Where the site is for others: what is set, else where it was asked. Without a slash at the end. */
export function siteOrigin(publicUrl: string | undefined, { req }: Context): string {
  return publicUrl?.replace(/\/+$/, '') ?? new URL(req.url).origin;
}
