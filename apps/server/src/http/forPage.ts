import type { Context } from 'hono';

/** The environment of a request that the server makes to itself while it prepares a page. */
export function forPage({ env }: Context): object {
  return { ...(env as object), isForPage: true };
}

/** Whether the server makes this request to itself while it prepares a page. */
export function isForPage({ env }: Context): boolean {
  return (env as { isForPage?: boolean } | undefined)?.isForPage === true;
}
