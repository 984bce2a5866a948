import { createReadStream } from 'node:fs';
import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Patience, Passing, retryAfter, withPatience } from './patience.ts';
import { ArchiveProblem } from './webAddress.ts';
import { webGet, type WebAnswer } from './webGet.ts';

export interface DownloadSettings {
  readonly patience: Patience;
  /** Bytes; a larger file is refused before the download. */
  readonly largest: number;
  readonly signal: AbortSignal;
  /** Bytes downloaded so far, and the size if known. */
  readonly onProgress: (done: number, total: number) => void;
  /** MD5 or SHA-256 in hexadecimal, if the archive publishes one. */
  readonly checksum?: string | undefined;
  readonly silence?: number;
}

/** The archive lists this file but does not have it. */
export class NotThere extends ArchiveProblem {}

/** Identifies the file that a partial download belongs to. */
interface Part {
  readonly validator: string;
}

/**
 * Downloads a file to `path`, resuming an earlier try or run. The file appears there only when it is complete: with the length the server states and
 * the checksum the archive publishes. If the file has changed meanwhile, the download starts over (RFC 9110, 13.1.5).
 */
export async function download(url: URL, path: string, settings: DownloadSettings): Promise<void> {
  const { patience, signal, checksum } = settings;
  await mkdir(dirname(path), { recursive: true });
  let reached = await sizeOf(`${path}.part`);
  const progressed = (before: number, now: number): boolean => now > before;
  for (let round = 0; ; round += 1) {
    let before = reached;
    await withPatience(
      patience,
      signal,
      async () => {
        try {
          await fetchPart(url, path, settings);
        } finally {
          before = reached;
          reached = await sizeOf(`${path}.part`);
        }
      },
      () => progressed(before, reached),
    );
    if (checksum === undefined || (await digestOf(`${path}.part`, checksum.length)) === checksum) break;
    await forget(path);
    reached = 0;
    if (round > 0)
      throw new ArchiveProblem(
        `${url.href}: the checksum was wrong twice (published: ${checksum}); the file is damaged on the server or in transfer`,
      );
  }
  await rename(`${path}.part`, path);
  await rm(`${path}.part.json`, { force: true });
}

async function fetchPart(url: URL, path: string, settings: DownloadSettings): Promise<void> {
  const part = `${path}.part`;
  const known = await readPart(path);
  const from = known ? await sizeOf(part) : 0;
  const headers: Record<string, string> =
    known && from > 0 ? { range: `bytes=${from}-`, 'if-range': known.validator } : {};
  const { signal, silence } = settings;
  const answer = await webGet(url, { headers, signal, ...(silence !== undefined && { silence }) });
  const { status, body } = answer;
  if (status === 416) return endOfRange(answer, path, from);
  if (status !== 200 && status !== 206) return refuse(answer);

  const range = /^bytes (\d+)-\d+\/(\d+)$/.exec(answer.headers['content-range'] ?? '');
  const goesOn = status === 206 && Number(range?.[1]) === from;
  if (status === 206 && !goesOn) {
    body.destroy();
    await forget(path);
    throw new Passing(`${url.href}: the server sent a different part than requested`);
  }
  const begin = goesOn ? from : 0;
  const length = Number(answer.headers['content-length'] ?? Number.NaN);
  const total = goesOn ? Number(range?.[2]) : length;
  if (total > settings.largest) {
    body.destroy();
    throw new ArchiveProblem(`${url.href}: ${total} bytes exceed the limit of ${settings.largest}`);
  }
  if (!goesOn) await begunAnew(answer, path);
  else await truncate(part, begin);
  await pour(answer, part, begin, total, settings);
}

/** Writes each chunk before reading the next. If the connection ends early, the try has failed, but its bytes are kept. */
async function pour(
  { body, url }: WebAnswer,
  part: string,
  begin: number,
  total: number,
  settings: DownloadSettings,
): Promise<void> {
  let done = begin;
  const file = await open(part, begin > 0 ? 'a' : 'w');
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      settings.signal.throwIfAborted();
      if (done + chunk.length > settings.largest)
        throw new ArchiveProblem(`${url.href}: more than the limit of ${settings.largest} bytes`);
      await file.writeFile(chunk);
      done += chunk.length;
      settings.onProgress(done, Number.isNaN(total) ? 0 : total);
    }
    await file.datasync();
  } finally {
    await file.close();
  }
  if (!Number.isNaN(total) && done !== total)
    throw new Passing(`${url.href}: the connection ended at ${done} of ${total} bytes`);
}

/** Either the part is the whole file already, or it belongs to another file. */
async function endOfRange({ headers, body, url }: WebAnswer, path: string, from: number): Promise<void> {
  body.resume();
  if (/^bytes \*\/(\d+)$/.exec(headers['content-range'] ?? '')?.[1] === String(from)) return;
  await forget(path);
  throw new Passing(`${url.href}: the file is shorter than the part already downloaded`);
}

function refuse({ status, headers, body, url }: WebAnswer): never {
  body.resume();
  if (status === 404 || status === 410) throw new NotThere(`${url.href}: not in the archive (${status})`);
  if (status === 429 || status >= 500)
    throw new Passing(`${url.href}: the server answers ${status}`, retryAfter(headers['retry-after'], Date.now()));
  throw new ArchiveProblem(`${url.href}: the server answers ${status}`);
}

/** Stores what the coming bytes are part of. A weak ETag does not identify the exact bytes, so the date is used instead. */
async function begunAnew({ headers }: WebAnswer, path: string): Promise<void> {
  await forget(path);
  const { etag } = headers;
  const validator = etag !== undefined && !etag.startsWith('W/') ? etag : headers['last-modified'];
  if (validator !== undefined) await writeFile(`${path}.part.json`, JSON.stringify({ validator } satisfies Part));
}

async function readPart(path: string): Promise<Part | null> {
  try {
    const part = JSON.parse(await readFile(`${path}.part.json`, 'utf8')) as Partial<Part>;
    return typeof part.validator === 'string' ? { validator: part.validator } : null;
  } catch {
    return null;
  }
}

async function forget(path: string): Promise<void> {
  await rm(`${path}.part`, { force: true });
  await rm(`${path}.part.json`, { force: true });
}

async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => null))?.size ?? 0;
}

/** MD5 if the checksum has 32 digits, else SHA-256. */
async function digestOf(path: string, digits: number): Promise<string> {
  const hash = createHash(digits === 32 ? 'md5' : 'sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
