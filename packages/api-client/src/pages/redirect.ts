import { patternOf } from './path.ts';

/** An address that leads elsewhere; the query goes with it. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Where a path leads by these redirects; undefined where by none. */
export function redirectOf(redirects: readonly Redirect[], path: string): string | undefined {
  return redirects.find(({ from }) => patternOf(from).test(path))?.to;
}
