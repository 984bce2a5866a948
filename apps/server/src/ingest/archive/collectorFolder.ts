import { archiveFileOf, type ArchiveFile, type ArchiveLayout } from '@routeglass/domain/archive';
import { ArchiveProblem, readWebAddress } from './webAddress.ts';

/** The location of one collector's files. */
export interface CollectorFolder {
  /** With a slash at its end. */
  readonly url: URL;
  readonly layout: ArchiveLayout;
  readonly collector: string;
}

/** What an address stands for: one file, or the folder of a collector. */
export type ArchiveTarget =
  | { readonly file: ArchiveFile; readonly url: URL; readonly collector: string }
  | { readonly folder: CollectorFolder };

const RIS_COLLECTOR = /^rrc\d{2}$/i;
/** The first collector of RouteViews has its data at the root of the archive. */
const FIRST_OF_ROUTEVIEWS = 'route-views2';

/**
 * Reads an address: a collector's folder such as `https://data.ris.ripe.net/rrc06/` or `https://archive.routeviews.org/route-views.linx/bgpdata`, one
 * of its months or files, or the archive itself if `collector` is given.
 */
export function readTarget(address: string, collector: string | undefined): ArchiveTarget {
  const url = readWebAddress(address);
  const parts = url.pathname.split('/').filter((part) => part !== '');
  const file = archiveFileOf(decodeURIComponent(parts.at(-1) ?? ''));
  const known = file ? collectorFolder(url, parts.slice(0, -1), undefined) : collectorFolder(url, parts, collector);
  if (file) return { file, url, collector: collector ?? known?.collector ?? url.hostname };
  if (!known) {
    throw new ArchiveProblem(
      `${address}: name a collector's folder (…/rrc06/ or …/route-views.linx/bgpdata/), one of its files, or the archive with --collector`,
    );
  }
  return { folder: collector === undefined ? known : { ...known, collector } };
}

function collectorFolder(url: URL, parts: readonly string[], collector: string | undefined): CollectorFolder | null {
  const data = parts.indexOf('bgpdata');
  if (data >= 0) {
    const name = parts[data - 1] ?? FIRST_OF_ROUTEVIEWS;
    return { url: at(url, parts.slice(0, data + 1)), layout: 'routeviews', collector: name.toLowerCase() };
  }
  const ris = parts.findIndex((part) => RIS_COLLECTOR.test(part));
  if (ris >= 0)
    return { url: at(url, parts.slice(0, ris + 1)), layout: 'ris', collector: (parts[ris] ?? '').toLowerCase() };
  if (collector === undefined) return null;
  if (RIS_COLLECTOR.test(collector)) return { url: at(url, [...parts, collector]), layout: 'ris', collector };
  const own = collector === FIRST_OF_ROUTEVIEWS ? [] : [collector];
  return { url: at(url, [...parts, ...own, 'bgpdata']), layout: 'routeviews', collector };
}

function at(url: URL, parts: readonly string[]): URL {
  return new URL(`/${parts.map((part) => `${part}/`).join('')}`, url);
}
