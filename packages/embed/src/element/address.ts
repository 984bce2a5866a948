/** The attribute's address without what follows its path; the script's own origin where there is none or it cannot be read. */
export function apiAddress(attribute: string | null, script: string): string {
  if (attribute !== null && URL.canParse(attribute)) {
    const { origin, pathname } = new URL(attribute);
    if (origin !== 'null') return `${origin}${pathname}`.replace(/\/+$/, '');
  }
  return URL.canParse(script) ? new URL(script).origin : '';
}

/** A page of the portal as an address that leads there from any site. Whole addresses stay as they are. */
export function pageAddress(path: string, portal: string): string {
  return path.startsWith('/') ? portal + path : path;
}
