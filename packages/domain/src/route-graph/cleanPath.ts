import type { LeftOutReason } from './routeGraph.ts';

/** An AS path without prepends: each ASN once, with how often it stood in a row. */
export interface CleanPath {
  readonly asns: readonly number[];
  /** `asn×count → …` */
  readonly label: string;
}

/**
 * Reads a path as `bgpdump` writes it and judges whether it may take part in a graph rooted at `root`.
 * A path with an AS_SET, a loop (an ASN that returns after another) or another origin may not.
 */
export function cleanPath(text: string, root: number): CleanPath | LeftOutReason {
  if (text.includes('{') || text.includes('(') || text.includes('[')) return 'as-set';
  const asns: number[] = [];
  const counts: number[] = [];
  const seen = new Set<number>();
  for (const word of text.trim().split(/\s+/)) {
    if (!/^\d{1,10}$/.test(word)) return 'malformed';
    const asn = Number(word);
    if (asn > 0xffffffff) return 'malformed';
    const last = asns.length - 1;
    if (asns[last] === asn) {
      counts[last]!++;
      continue;
    }
    if (seen.has(asn)) return 'loop';
    seen.add(asn);
    asns.push(asn);
    counts.push(1);
  }
  if (asns[asns.length - 1] !== root) return 'other-origin';
  return { asns, label: asns.map((asn, i) => `${asn}×${counts[i]}`).join(' → ') };
}
