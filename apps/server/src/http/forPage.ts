import type { Context } from 'hono';

/** The environment of a request that the server makes to itself, for a page that it is about to send. */
export function forPage({ env }: Context): object {
  return { ...(env as object), isForPage: true };
}

/** Whether the server asks itself, for a page that it is about to send. */
export function isForPage({ env }: Context): boolean {
  return (env as { isForPage?: boolean } | undefined)?.isForPage === true;
}
