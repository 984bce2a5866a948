import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { download, type DownloadSettings } from '../src/ingest/archive/download.ts';
import { type FaultyArchive, type Fault, serveArchive } from './faultyArchive.ts';

const NAME = '/rrc99/2026.01/bview.20260101.0000.gz';
const bytes = (seed: string, size: number): Buffer =>
  Buffer.from(seed.repeat(Math.ceil(size / seed.length)).slice(0, size));
const content = bytes('0123456789abcdef', 100_000);
const other = bytes('fedcba9876543210-', 90_000);
const md5 = (data: Buffer): string => createHash('md5').update(data).digest('hex');

let folder: string;
let path: string;
let archive: FaultyArchive;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'routeglass-archive-'));
  path = join(folder, 'deep', 'file.gz');
});
afterEach(async () => {
  await archive.close();
  rmSync(folder, { recursive: true, force: true });
});

const begin = async (...faults: Fault[]): Promise<void> => {
  archive = await serveArchive({ [NAME]: { content, faults } }, sizeOfPart);
};
const fetchIt = (more: Partial<DownloadSettings> = {}, name = NAME) =>
  download(new URL(name, archive.address), path, {
    patience: { tries: 3, pause: 1 },
    largest: 1e9,
    signal: new AbortController().signal,
    onProgress: () => {},
    silence: 200,
    ...more,
  });
const sizeOfPart = () => statSync(`${path}.part`, { throwIfNoEntry: false })?.size ?? 0;
const isClean = () => !existsSync(`${path}.part`) && !existsSync(`${path}.part.json`);

describe('a download', () => {
  it('is there when it is whole, with its progress told', async () => {
    await begin();
    const told: number[] = [];
    await fetchIt({ onProgress: (done, total) => told.push(done / total) });
    expect(readFileSync(path)).toEqual(content);
    expect(told.at(-1)).toBe(1);
    expect(isClean()).toBe(true);
  });

  it('continues where the connection broke, as long as each try gets further', async () => {
    await begin({ cutAfter: 20_000 }, { cutAfter: 20_000 }, { cutAfter: 20_000 }, { cutAfter: 20_000 });
    await fetchIt();
    expect(readFileSync(path)).toEqual(content);
    expect(archive.asked.at(-1)).toMatch(/bytes=\d{4,}- 206$/);
    expect(archive.asked).toHaveLength(5);
  });

  it('starts again if the file changed meanwhile', async () => {
    await begin({ becomes: other, cutAfter: 30_000 });
    await fetchIt();
    expect(readFileSync(path)).toEqual(other);
    expect(archive.asked.at(-1)).toMatch(/bytes=\d+- 200$/);
  });

  it('names the server that refuses, in plain words', async () => {
    const nobody = new URL('http://127.0.0.1:1/rrc99/2026.01/bview.20260101.0000.gz');
    await begin();
    await expect(
      download(nobody, path, {
        patience: { tries: 2, pause: 1 },
        largest: 1e9,
        signal: new AbortController().signal,
        onProgress: () => {},
      }),
    ).rejects.toThrow(`${nobody.href}: 127.0.0.1:1 refused the connection; gave up after 2 tries`);
  });

  it('goes on in another run', async () => {
    await begin({ cutAfter: 40_000 });
    await expect(fetchIt({ patience: { tries: 1, pause: 1 } })).rejects.toThrow(/gave up after 1 tries/);
    expect(existsSync(path)).toBe(false);
    await fetchIt();
    expect(readFileSync(path)).toEqual(content);
    expect(archive.asked.at(-1)).toMatch(/206$/);
  });

  it('knows that all of it is here when it was stopped before the end was noticed', async () => {
    await begin({ cutAfter: 40_000 });
    await expect(fetchIt({ patience: { tries: 1, pause: 1 } })).rejects.toThrow();
    writeFileSync(`${path}.part`, content);
    await fetchIt();
    expect(readFileSync(path)).toEqual(content);
    expect(archive.asked.at(-1)).toMatch(/416$/);
  });

  it('throws away a part that is longer than the file', async () => {
    await begin({ cutAfter: 40_000 });
    await expect(fetchIt({ patience: { tries: 1, pause: 1 } })).rejects.toThrow();
    writeFileSync(`${path}.part`, Buffer.concat([content, other]));
    await fetchIt();
    expect(readFileSync(path)).toEqual(content);
  });

  it('waits out a busy server and one that falls silent', async () => {
    await begin({ status: 503, headers: { 'retry-after': '0' } }, { silent: true });
    await fetchIt();
    expect(readFileSync(path)).toEqual(content);
  });

  it('gives up on a server that stays busy, and at once on what will not pass', async () => {
    await begin({ status: 500 }, { status: 502 }, { status: 500 });
    await expect(fetchIt()).rejects.toThrow(/answers 500; gave up after 3 tries/);
    await expect(fetchIt({}, '/gone.gz')).rejects.toThrow(/not in the archive \(404\)/);
    expect(archive.asked.filter((line) => line.includes('gone'))).toHaveLength(1);
  });

  it('fetches a file with a wrong checksum again, and refuses it the second time', async () => {
    await begin();
    await fetchIt({ checksum: md5(content) });
    rmSync(path);
    await expect(fetchIt({ checksum: md5(other) })).rejects.toThrow(/the checksum was wrong twice/);
    expect(archive.asked).toHaveLength(3);
    expect(existsSync(path)).toBe(false);
    expect(isClean()).toBe(true);
  });

  it('refuses a file that is too large before it is fetched', async () => {
    await begin();
    await expect(fetchIt({ largest: 99_999 })).rejects.toThrow(/100000 bytes exceed the limit of 99999/);
    expect(isClean()).toBe(true);
  });

  it('follows a redirect, but to no address that may not be asked', async () => {
    await begin(
      { status: 302, headers: { location: '/moved.gz' } },
      { status: 301, headers: { location: 'http://example.org/x' } },
    );
    archive.files.set('/moved.gz', { content: other });
    await fetchIt();
    expect(readFileSync(path)).toEqual(other);
    rmSync(path);
    await expect(fetchIt()).rejects.toThrow(/only https is allowed/);
    archive.files.set('/circle.gz', {
      content,
      faults: Array.from({ length: 9 }, () => ({ status: 302, headers: { location: '/circle.gz' } })),
    });
    await expect(fetchIt({}, '/circle.gz')).rejects.toThrow(/redirects more than 5 times/);
  });

  it('stops when it is told to, and keeps what came', async () => {
    await begin({ stallAfter: 30_000 });
    const stopping = new AbortController();
    const stopped = fetchIt({ signal: stopping.signal, silence: 50_000 });
    await expect.poll(sizeOfPart, { timeout: 30_000, interval: 5 }).toBeGreaterThan(0);
    stopping.abort();
    await expect(stopped).rejects.toThrow();
    expect(sizeOfPart()).toBeGreaterThan(0);
  });
});
