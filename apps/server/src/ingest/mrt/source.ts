import { basename } from 'node:path';

const KNOWN = /\b(rrc\d{2}|route-views\d*(?:\.[a-z][a-z\d-]*)?|lab-[a-z\d-]+)(?=[./_]|$)/i;
/** Parts of a file name for kind, time and compression, which are the same for every collector. */
const COMMON = /^(?:rib|bview|view|updates|mrt|gz|bz2|\d{4,})$/i;

/**
 * The collector of a file, found by the file and folder names of RIPE RIS and RouteViews. Otherwise it is the folder's name and the rest of the
 * file's name, without kind and time: tables of different collectors must not replace each other.
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
