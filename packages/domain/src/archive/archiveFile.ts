/** Archives arrange their folders in one of two ways: RouteViews has folders for tables and updates, RIPE RIS one folder per month. */
export type ArchiveLayout = 'routeviews' | 'ris';

export type ArchiveFileKind = 'rib' | 'updates';

/** A file in an archive of MRT data, from its name. */
export interface ArchiveFile {
  readonly name: string;
  readonly kind: ArchiveFileKind;
  /** Seconds since 1970: when the table was written, or when the updates begin. */
  readonly at: number;
}

const NAME = /^(rib|bview|updates)\.(\d{4})(\d{2})(\d{2})\.(\d{2})(\d{2})\.(?:gz|bz2)$/;

/** Reads a name such as `rib.20260101.0000.bz2`, `bview.20260101.0800.gz` or `updates.20260101.0005.gz`; null for any other. */
export function archiveFileOf(name: string): ArchiveFile | null {
  const match = NAME.exec(name);
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(2).map(Number);
  const at = Date.UTC(year, month - 1, day, hour, minute) / 1_000;
  const read = new Date(at * 1_000);
  const isReal = hour < 24 && minute < 60 && read.getUTCDate() === day && read.getUTCMonth() === month - 1;
  return isReal ? { name, kind: match[1] === 'updates' ? 'updates' : 'rib', at } : null;
}

/** Folder of a month's files, relative to that of their collector, with a trailing slash. */
export function archiveFolder(layout: ArchiveLayout, kind: ArchiveFileKind, month: string): string {
  if (layout === 'ris') return `${month}/`;
  return `${month}/${kind === 'rib' ? 'RIBS' : 'UPDATES'}/`;
}

/** The month of an instant as in archives: `2026.01`. */
export function archiveMonth(seconds: number): string {
  return new Date(seconds * 1_000).toISOString().slice(0, 7).replace('-', '.');
}

/** The months from one instant to another, both included, oldest first. */
export function archiveMonths(from: number, until: number): string[] {
  const first = new Date(from * 1_000);
  const last = archiveMonth(until);
  const months: string[] = [];
  for (let step = 0; ; step += 1) {
    const month = archiveMonth(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + step) / 1_000);
    if (month > last) return months;
    months.push(month);
  }
}

/**
 * The files that rebuild the routes of a time span: the newest table at or before its start, and the updates from that table to its end
 * (exclusive). For a span of zero length, only the table. `rib` is null if the list has no such table; the updates then begin with the span.
 */
export function filesOfSpan(
  files: readonly ArchiveFile[],
  from: number,
  until: number,
): { readonly rib: ArchiveFile | null; readonly updates: readonly ArchiveFile[] } {
  const sorted = files.toSorted((a, b) => a.at - b.at || (a.name < b.name ? -1 : 1));
  const rib = sorted.findLast((file) => file.kind === 'rib' && file.at <= from) ?? null;
  const begin = rib?.at ?? from;
  const updates = sorted.filter(
    (file) => until > from && file.kind === 'updates' && file.at >= begin && file.at < until,
  );
  return { rib, updates };
}
