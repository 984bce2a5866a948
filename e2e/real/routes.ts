/** A route of an MRT file, out of a line in the manner of `bgpdump -m`. */
export interface FileRoute {
  readonly kind: 'table' | 'announced' | 'withdrawn';
  /** Seconds since 1970. */
  readonly time: number;
  readonly peer: string;
  readonly prefix: string;
  /** As sent, prepends included; empty for a withdrawal. An AS_SET is one element in braces. */
  readonly path: readonly string[];
  readonly communities: readonly string[];
}

/** Kinds by their letter: best route of a table, announcement, withdrawal. Other lines tell of sessions. */
const kinds: Readonly<Record<string, FileRoute['kind']>> = { B: 'table', A: 'announced', W: 'withdrawn' };

/** Reads the lines of a file. */
export function readRoutes(text: string): FileRoute[] {
  return text.split('\n').flatMap((line) => {
    const fields = line.split('|');
    // Of a table with several routes a peer, the path identifier follows the prefix.
    if (fields[0]?.endsWith('_AP')) fields.splice(6, 1);
    const [, time = '', letter = '', peer = '', , prefix = '', path = '', , , , , communities = ''] = fields;
    const kind = kinds[letter];
    if (!kind) return [];
    return [{ kind, time: Number(time), peer, prefix, path: words(path), communities: words(communities) }];
  });
}

/** The network that announced a route; undefined if a set did. */
export function originOf({ path }: FileRoute): number | undefined {
  const last = path.at(-1) ?? '';
  return /^\d+$/.test(last) ? Number(last) : undefined;
}

function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}
