import { collapsePrepends, hasLoop, originOf } from '../as-path/asPath.ts';
import { countedPath, parseAsPath } from '../as-path/text.ts';
import type { LeftOutReason } from './routeGraph.ts';

/** An AS path without prepends: each ASN once, in wire order. */
export interface CleanPath {
  readonly asns: readonly number[];
  /** `asn×count → …` */
  readonly label: string;
}

/**
 * Reads a path as `bgpdump` writes it and judges whether it may take part in a graph rooted at `root`.
 * A path with a set or a confederation, a loop (an ASN that returns after another) or another origin may not; without a root any origin may.
 */
export function cleanPath(text: string, root: number | null): CleanPath | LeftOutReason {
  const path = parseAsPath(text);
  if (!path || path.length === 0) return 'malformed';
  if (path.some((element) => typeof element !== 'number')) return 'as-set';
  if (hasLoop(path)) return 'loop';
  if (root !== null && originOf(path) !== root) return 'other-origin';
  return { asns: collapsePrepends(path).filter((element) => typeof element === 'number'), label: countedPath(path) };
}
