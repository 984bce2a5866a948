const KNOWN = /\b(rrc\d{2}|route-views\d*(?:\.[a-z][a-z\d-]*)?|lab-[a-z\d-]+)(?=[./_]|$)/i;
/** Parts of a file name for kind, time and compression, which are the same for every collector. */
const COMMON = /^(?:rib|bview|view|updates|mrt|gz|bz2|\d{4,})$/i;
/** Folders that hold one part of what a collector wrote: its tables, its updates, a month. */
const COMMON_FOLDER = /^(?:ribs?|bviews?|updates|bgpdata|\d{4}\.\d{2})$/i;

/**
 * The collector of a file, found by the file and folder names of RIPE RIS and RouteViews. Otherwise it is the folder's name and the rest of the
 * file's name, without kind and time: tables of different collectors must not replace each other.
 */
export function collectorOf(path: string): string {
  const folders = path.split(/[/\\]/).filter((part) => part !== '');
  const file = folders.pop() ?? '';
  for (const part of [file, ...folders.toReversed()]) {
    const name = KNOWN.exec(part)?.[1];
    if (name !== undefined) return name.toLowerCase();
  }
  const own = file.split('.').filter((part) => !COMMON.test(part));
  return [folders.findLast((part) => !COMMON_FOLDER.test(part)) ?? 'collector', ...own].join('/');
}
