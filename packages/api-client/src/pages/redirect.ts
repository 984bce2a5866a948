import { patternOf } from './path.ts';

/** A redirect from one address to another; the query is kept. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** The target of a path by these redirects; undefined if none applies. */
export function redirectOf(redirects: readonly Redirect[], path: string): string | undefined {
  return redirects.find(({ from }) => patternOf(from).test(path))?.to;
}
