const LINK = /<a\s[^>]*?href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/**
 * The names in a folder, from the index page of a web server (Apache, nginx, lighttpd): links to direct entries, folders with a trailing slash.
 * Links to other places, to the page itself and to other sort orders are left out.
 */
export function namesInFolder(page: string): string[] {
  const names = new Set<string>();
  for (const match of page.matchAll(LINK)) {
    const written = (match[1] ?? match[2] ?? match[3] ?? '').replaceAll(
      /&(?:amp|lt|gt|quot|#39);/g,
      (entity) => ENTITIES[entity] ?? '',
    );
    const name = decoded(written.replace(/^\.\//, ''));
    if (name !== null && /^[^/?#:\\]+\/?$/.test(name) && !/^\.{1,2}\/?$/.test(name)) names.add(name);
  }
  return [...names];
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Checksums by file name, in either output format of `md5sum` and `sha256sum`; any other text is ignored. */
export function checksumsIn(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const line of text.split('\n')) {
    const plain = /^([\da-f]{32}|[\da-f]{64})[ \t]+\*?(\S+)\s*$/i.exec(line);
    const tagged = /^(?:MD5|SHA256) ?\((\S+)\) ?= ?([\da-f]{32}|[\da-f]{64})\s*$/i.exec(line);
    const name = plain?.[2] ?? tagged?.[1];
    const sum = plain?.[1] ?? tagged?.[2];
    if (name !== undefined && sum !== undefined) found.set(name.split('/').at(-1) ?? name, sum.toLowerCase());
  }
  return found;
}
