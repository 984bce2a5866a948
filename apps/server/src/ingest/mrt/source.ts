const KNOWN = /\b(rrc\d{2}|route-views\d*(?:\.[a-z][a-z\d-]*)?|lab-[a-z\d-]+)(?=[./_]|$)/i;

/** The collector that a file comes from, by the names that RIPE RIS and RouteViews give to files and folders; otherwise the folder's name. */
export function collectorOf(path: string): string {
  const parts = path.split(/[/\\]/).filter((part) => part !== '');
  for (const part of parts.toReversed()) {
    const name = KNOWN.exec(part)?.[1];
    if (name !== undefined) return name.toLowerCase();
  }
  return parts.at(-2) ?? 'collector';
}
