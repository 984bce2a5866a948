import { asnsOf } from '../as-path/asPath.ts';
import { parseAsPath } from '../as-path/text.ts';

/** A path as sent by a collector's peer. */
export interface SeenPath {
  readonly peerAsn: number;
  readonly asns: string;
}

/**
 * Distinct paths from the targets to the origin, sorted as text.
 *
 * For a target that is a peer, these are the paths it sent. For another target on a path, it is the part of that path from the target on, with
 * its prepends. Without targets, every peer is one.
 */
export function pathsFrom(paths: readonly SeenPath[], targets: readonly number[]): string[] {
  if (targets.length === 0) return distinct(paths.map((path) => path.asns));
  const wanted = new Set(targets);
  const peers = new Set(paths.map((path) => path.peerAsn));
  const found: string[] = [];
  for (const { peerAsn, asns } of paths) {
    if (wanted.has(peerAsn)) found.push(asns);
    const words = asns.split(' ');
    for (const [at, word] of words.entries()) {
      const asn = Number(word);
      if (wanted.has(asn) && !peers.has(asn) && words[at - 1] !== word) found.push(words.slice(at).join(' '));
    }
  }
  return distinct(found);
}

/** Paths that pass a network. */
export function through(paths: readonly string[], asn: number): string[] {
  return paths.filter((path) => asnsOf(parseAsPath(path) ?? []).includes(asn));
}

function distinct(paths: readonly string[]): string[] {
  return [...new Set(paths)].sort();
}
