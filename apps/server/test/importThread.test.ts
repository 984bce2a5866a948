import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImportEvent } from '../src/ingest/importEvent.ts';
import { createImporter } from '../src/ingest/importer.ts';
import { plainRequest } from '../src/ingest/importRequest.ts';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { ingest } from './ingestion.ts';

const SLOW = 120_000;

describe.each(engines())('the thread of imports over $name', ({ open }) => {
  const folder = mkdtempSync(join(tmpdir(), 'routeglass-import-thread-'));
  let begun = 0;
  const count = (): void => void (begun += 1);
  let store: Store;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ store, remove } = await open());
    process.on('worker', count);
  }, SLOW);
  afterAll(async () => {
    process.off('worker', count);
    rmSync(folder, { recursive: true });
    await remove();
  }, SLOW);
  beforeEach(() => {
    begun = 0;
  });

  let lists = 0;
  const list = (): string => {
    const path = join(folder, `names-${(lists += 1)}.csv`);
    writeFileSync(path, `AS64500,Name ${lists},Unknown,DE\n`);
    return path;
  };

  it('takes the imports that follow each other', async () => {
    for (let i = 0; i < 3; i++)
      expect(await ingest(store, { paths: [list()] })).toMatchObject({ files: [{ outcome: 'loaded' }] });
    expect(begun).toBeLessThanOrEqual(1);
  });

  it('is a new one after an import that was stopped', async () => {
    await ingest(store, { paths: [list()] });
    begun = 0;
    const stop = new AbortController();
    const importer = createImporter(store);
    const stopped = importer.run({ ...plainRequest, paths: [list()] }, () => stop.abort(), stop.signal);
    await expect(stopped).rejects.toThrow('The import was stopped');
    expect(await ingest(store, { paths: [list()] })).toMatchObject({ files: [{ outcome: 'loaded' }] });
    expect(begun).toBe(1);
  });

  it('is a new one after an import that was stopped when it was done', async () => {
    for (let i = 0; i < 5; i++) {
      const stop = new AbortController();
      const importer = createImporter(store);
      const stopWhenDone = ({ type }: ImportEvent): void => {
        if (type !== 'done') return;
        // Until the thread has sent that it is free.
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
        stop.abort();
      };
      await importer.run({ ...plainRequest, paths: [list()] }, stopWhenDone, stop.signal);
      expect(await ingest(store, { paths: [list()] })).toMatchObject({ files: [{ outcome: 'loaded' }] });
    }
  });

  it('takes the next import after one that failed', async () => {
    await expect(ingest(store, { remove: ['no such source'] })).rejects.toThrow('No source named');
    expect(await ingest(store, { paths: [list()] })).toMatchObject({ files: [{ outcome: 'loaded' }] });
    expect(begun).toBeLessThanOrEqual(1);
  });
});
