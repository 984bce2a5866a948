import { describe, expect, it } from 'vitest';
import type { FileReport } from '../importEvent.ts';
import { createPrinter } from './printEvents.ts';
import { progressText } from './progressText.ts';
import { fileText, stepText, totalText } from './reportText.ts';

const report: FileReport = {
  file: 'rib.bz2',
  kind: 'mrt-rib',
  name: 'rrc06',
  outcome: 'loaded',
  message: null,
  counts: { records: 323_488, routes: 641_957 },
  skipped: [{ reason: 'a prefix runs over the end', count: 7, offsets: [12, 99] }],
  bytes: 2_921_743,
  unpackedBytes: 33_949_669,
  seconds: 9,
  unpackSeconds: 3.56,
};

describe('the account of an import', () => {
  it('tells what was read, what was skipped and where, and how fast', () => {
    expect(fileText(report)).toEqual([
      'rib.bz2: mrt-rib "rrc06", loaded after 9.0 s (2.9 MB holding 33.9 MB, 3.8 MB/s, 3.6 s of it bzip2)',
      '  323,488 records, 641,957 routes',
      '  skipped 7: a prefix runs over the end (first at byte 12, 99)',
    ]);
  });

  it('tells of a refused file why and how far it could be read', () => {
    const message = 'rib.bz2: at byte 5 of its content: cut off';
    expect(fileText({ ...report, outcome: 'refused', message, skipped: [] }).slice(1)).toEqual([
      '  at byte 5 of its content: cut off',
      '  read up to there: 323,488 records, 641,957 routes',
    ]);
  });

  it('sums up', () => {
    const files = [report, { ...report, outcome: 'refused' as const }, report];
    expect(totalText({ files, steps: [], removed: [], overlapping: [], seconds: 185 })).toBe(
      'Done in 3 min 05 s: 2 loaded, 1 refused.',
    );
    expect(totalText({ files: [], steps: [], removed: [], overlapping: [], seconds: 1 })).toBe(
      'Done in 1.0 s: no file to load.',
    );
    expect(totalText({ files: [], steps: [], removed: ['irr:a.db'], overlapping: [], seconds: 1 })).toBe(
      'Done in 1.0 s: removed irr:a.db.',
    );
    const total = (overlapping: string[]) =>
      totalText({ files: [report], steps: [], removed: [], overlapping, seconds: 1 });
    expect(total(['irr:old one.db'])).toBe(
      "Done in 1.0 s: 1 loaded. irr:old one.db is still loaded and has some of the same entries; to remove it: npm run ingest -- --remove 'irr:old one.db'",
    );
    expect(total(['irr:a', 'irr:b', 'irr:c', 'irr:d'])).toBe(
      'Done in 1.0 s: 1 loaded. irr:a, irr:b, irr:c and 1 more are still loaded and have some of the same entries; to remove them: npm run ingest -- --remove irr:a --remove irr:b --remove irr:c',
    );
    expect(stepText({ step: 'networks', rows: 1234, seconds: 0.5 })).toBe('networks: 1,234 in 0.5 s');
  });
});

describe('progress', () => {
  const progress = { type: 'progress', what: '/data/rib.bz2', done: 1e6, total: 4e6, unit: 'bytes' } as const;

  it('shows bytes of the total, rate and time left', () => {
    expect(progressText(progress, 2, true)).toBe(
      'rib.bz2: [######------------------]  25 %, 1.0 MB of 4.0 MB, 500.0 kB/s, 6.0 s left',
    );
    expect(progressText({ ...progress, done: 4e6 }, 2, false)).toBe('rib.bz2: 100 %, 4.0 MB of 4.0 MB, 2.0 MB/s');
  });

  it('tells once that a file is read, however long its rows are written after that', () => {
    const lines: string[] = [];
    const write = (text: string | Uint8Array): boolean => lines.push(String(text)) > 0;
    const print = createPrinter({ write, isTTY: true, columns: 80 });
    for (const done of [1e6, 4e6, 4e6, 4e6]) print({ ...progress, done });
    expect(lines.filter((line) => line.includes('100 %'))).toHaveLength(1);
    print({ ...progress, what: '/data/next.bz2', done: 4e6 });
    expect(lines.at(-1)).toContain('next.bz2');
  });

  it('shows rows where there is no total', () => {
    const step = { type: 'progress', what: 'announced prefixes', done: 12_345, total: 0, unit: 'rows' } as const;
    expect(progressText(step, 3, true)).toBe('announced prefixes: 12,345 rows, 3.0 s');
  });
});
