import { basename } from 'node:path';

/** A day, as 20261109 or 2026-11-09, perhaps with a time of day (`.0600`), and the separator before it. */
const DATE = /(?:^|[-_.])(?:19|20)\d{2}(-?)(?:0[1-9]|1[0-2])\1(?:0[1-9]|[12]\d|3[01])(?:\.\d{4})?(?=[-_.]|$)/g;

/** The name of a file without its folder and compression. */
export const fileName = (path: string): string => basename(path).replace(/\.(?:gz|bz2)$/, '');

/** The name that dumps of one source share, however each is dated: `names-20261109.csv.gz` is `names.csv`. Nothing but dates is left out. */
export function undatedName(path: string): string {
  const name = fileName(path);
  return name.replace(DATE, '').replace(/^[-_.]+/, '') || name;
}

/** The name of a series whose files are published with a date or as `latest`: `delegated-ripencc-extended-20261109` is `delegated-ripencc-extended`. */
export const seriesName = (path: string): string =>
  undatedName(path)
    .replace(/(?:^|[-_.])latest(?=[-_.]|$)/g, '')
    .replace(/^[-_.]+|\.(?:txt|csv)$/g, '');
