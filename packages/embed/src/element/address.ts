/** The attribute's URL without query and fragment; the script's origin if it is missing or invalid. */
export function apiAddress(attribute: string | null, script: string): string {
  if (attribute !== null && URL.canParse(attribute)) {
    const { origin, pathname } = new URL(attribute);
    if (origin !== 'null') return `${origin}${pathname}`.replace(/\/+$/, '');
  }
  return URL.canParse(script) ? new URL(script).origin : '';
}

/** The full URL of a portal page. Full URLs are returned unchanged. */
export function pageAddress(path: string, portal: string): string {
  return path.startsWith('/') ? portal + path : path;
}
