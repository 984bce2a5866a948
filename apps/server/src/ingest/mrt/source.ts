import { basename } from 'node:path';

const KNOWN = /\b(rrc\d{2}|route-views\d*(?:\.[a-z][a-z\d-]*)?|lab-[a-z\d-]+)(?=[./_]|$)/i;
/** What a file's name says of kind, time and packing, which is the same for every collector. */
const COMMON = /^(?:rib|bview|view|updates|mrt|gz|bz2|\d{4,})$/i;

/**
 * The collector that a file comes from, by the names that RIPE RIS and RouteViews give to files and folders. Otherwise the folder's name, with
 * what the file's name says beside kind and time: tables that are not of one collector must not replace each other.
 */
export function collectorOf(path: string): string {
  const folders = path.split(/[/\\]/).filter((part) => part !== '');
  for (const part of folders.toReversed()) {
    const name = KNOWN.exec(part)?.[1];
    if (name !== undefined) return name.toLowerCase();
  }
  const own = basename(path)
    .split('.')
    .filter((part) => !COMMON.test(part));
  return [folders.at(-2) ?? 'collector', ...own].join('/');
}
