import {
  archiveFileOf,
  archiveFolder,
  archiveMonth,
  archiveMonths,
  checksumsIn,
  filesOfSpan,
  namesInFolder,
  type ArchiveFile,
  type ArchiveFileKind,
} from '@routeglass/domain/archive';
import type { CollectorFolder } from './collectorFolder.ts';
import { type Patience, Passing, retryAfter, withPatience } from './patience.ts';
import { ArchiveProblem } from './webAddress.ts';
import { textOf, webGet } from './webGet.ts';

const LARGEST_PAGE = 16 * 1_048_576;
const CHECKSUMS = /^(?:md5sums?|sha256sums?|checksums?)(?:\.txt)?$/i;
/** Files whose size is requested at the same time. */
const AT_ONCE = 4;

/** A file to fetch. */
export interface RemoteFile {
  readonly file: ArchiveFile;
  readonly url: URL;
  /** Bytes; null if the server does not state it. */
  readonly size: number | null;
  readonly checksum: string | undefined;
}

/** The part of a time span to load. */
export interface Span {
  /** Seconds since 1970. */
  readonly from: number;
  /** Exclusive. */
  readonly until: number;
  readonly only: 'ribs' | 'updates' | null;
}

export interface Asking {
  readonly patience: Patience;
  readonly signal: AbortSignal;
}

interface Listed extends ArchiveFile {
  readonly url: URL;
  readonly checksum: string | undefined;
}

/** The files that rebuild a span: the newest table at or before its beginning (perhaps in the previous month), and the updates since. */
export async function listFiles(folder: CollectorFolder, span: Span, asking: Asking): Promise<RemoteFile[]> {
  const pages = new Map<string, Promise<Listed[]>>();
  const listOf = (month: string, kind: ArchiveFileKind): Promise<Listed[]> => {
    const url = new URL(archiveFolder(folder.layout, kind, month), folder.url);
    const page = pages.get(url.href) ?? listFolder(url, asking);
    pages.set(url.href, page);
    return page;
  };
  const isTable = (file: Listed): boolean => file.kind === 'rib' && file.at <= span.from;
  const tables = span.only === 'updates' ? [] : (await listOf(archiveMonth(span.from), 'rib')).filter(isTable);
  if (tables.length === 0 && span.only !== 'updates')
    tables.push(...(await listOf(monthBefore(span.from), 'rib')).filter(isTable));
  const rib = filesOfSpan(tables, span.from, span.until).rib;
  if (!rib && span.only !== 'updates')
    throw new ArchiveProblem(
      `${folder.url.href} has no table at or before ${textOfInstant(span.from)}; is the collector right?`,
    );

  const isInstant = span.until === span.from;
  const months =
    span.only === 'ribs' || isInstant ? [] : archiveMonths(rib?.at ?? span.from, Math.max(span.from, span.until - 1));
  const found: Listed[] = [...tables];
  for (const month of months) found.push(...(await listOf(month, 'updates')).filter((file) => file.kind === 'updates'));
  const chosen = filesOfSpan(found, span.from, span.until);
  const wanted = [...(chosen.rib ? [chosen.rib] : []), ...(span.only === 'ribs' ? [] : chosen.updates)] as Listed[];
  return withSizes(wanted, asking);
}

/** The file at an address. */
export async function oneFile(file: ArchiveFile, url: URL, asking: Asking): Promise<RemoteFile[]> {
  return withSizes([{ ...file, url, checksum: undefined }], asking);
}

async function listFolder(url: URL, asking: Asking): Promise<Listed[]> {
  const names = namesInFolder((await pageAt(url, asking)) ?? '');
  const sums = names.find((name) => CHECKSUMS.test(name));
  const checksums = checksumsIn((sums && (await pageAt(new URL(encodeURIComponent(sums), url), asking))) ?? '');
  const own = new Set(names);
  return Promise.all(
    names
      .flatMap((name) => archiveFileOf(name) ?? [])
      .map(async (file) => {
        const beside = [`${file.name}.md5`, `${file.name}.sha256`].find((name) => own.has(name));
        const text = beside === undefined ? undefined : await pageAt(new URL(beside, url), asking);
        const checksum = checksums.get(file.name) ?? (text ? soleChecksum(text, file.name) : undefined);
        return { ...file, url: new URL(file.name, url), checksum };
      }),
  );
}

/** A single checksum file names its file, or holds nothing but the sum. */
function soleChecksum(text: string, name: string): string | undefined {
  return checksumsIn(text).get(name) ?? /^\s*([\da-f]{32}|[\da-f]{64})\s*$/i.exec(text)?.[1]?.toLowerCase();
}

/** The text of a page; null if it does not exist, as for a future month. */
function pageAt(url: URL, { patience, signal }: Asking): Promise<string | null> {
  return withPatience(patience, signal, async () => {
    const answer = await webGet(url, { signal });
    if (answer.status === 200) return textOf(answer, LARGEST_PAGE);
    answer.body.resume();
    if (answer.status === 404) return null;
    if (answer.status === 429 || answer.status >= 500)
      throw new Passing(
        `${url.href}: the server answers ${answer.status}`,
        retryAfter(answer.headers['retry-after'], Date.now()),
      );
    throw new ArchiveProblem(`${url.href}: the server answers ${answer.status}, so the list of files is not available`);
  });
}

async function withSizes(files: readonly Listed[], asking: Asking): Promise<RemoteFile[]> {
  const sized: RemoteFile[] = [];
  for (let first = 0; first < files.length; first += AT_ONCE) {
    const some = files.slice(first, first + AT_ONCE).map(async (file) => {
      const { url, checksum } = file;
      return { file, url, checksum, size: await sizeAt(url, asking) };
    });
    sized.push(...(await Promise.all(some)));
  }
  return sized;
}

/** Size of a file in bytes as the server states it; null if it does not. */
function sizeAt(url: URL, { patience, signal }: Asking): Promise<number | null> {
  return withPatience(patience, signal, async () => {
    const { status, headers, body } = await webGet(url, { method: 'HEAD', signal });
    body.resume();
    if (status === 429 || status >= 500)
      throw new Passing(`${url.href}: the server answers ${status}`, retryAfter(headers['retry-after'], Date.now()));
    const length = headers['content-length'];
    return status === 200 && length !== undefined ? Number(length) : null;
  });
}

function monthBefore(seconds: number): string {
  const date = new Date(seconds * 1_000);
  return archiveMonth(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - 1) / 1_000);
}

function textOfInstant(seconds: number): string {
  return `${new Date(seconds * 1_000).toISOString().slice(0, 16)}Z`;
}
