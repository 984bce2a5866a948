import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createBunzip2 } from '../../apps/server/src/ingest/input/bzip2/bunzip2.ts';
import { sharedData } from '../shared-data.ts';
import { type Bench, type Figure, median } from './bench.ts';
import { processTime, type Run } from './mrt-decode/processTime.ts';
import { prepare, type Workbench } from './mrt-decode/workbench.ts';

const FULL_TABLE = 'mrt/rib.rrc06.20100701.0759.bz2';
const GZIP_FILE = 'mrt/updates.et-header.2015.gz';
const PEER = 'bgpdump -m';
const decodeFile = join(import.meta.dirname, 'mrt-decode', 'decodeFile.mjs');
const printFile = join(import.meta.dirname, '../../apps/server/src/ingest/mrt/text.ts');

/**
 * Our decoder, its text output and its decompression compared with bgpdump, bzcat and zcat: processor time in pairs of runs, so that a busy
 * machine slows down both.
 */
export const bench: Bench = {
  topic: 'mrt-decode',
  about: 'MRT decoding of the full rrc06 table of 2010 (642k routes): processor time, medians of paired runs',
  skip() {
    if (sharedData(FULL_TABLE) === null) return 'the real files beside the checkout are missing';
    return spawnSync('bgpdump', ['-T']).error ? 'bgpdump is not installed' : null;
  },
  async run(report) {
    const workbench = prepare(sharedData(FULL_TABLE) ?? '');
    try {
      decoding(workbench, report);
      printing(workbench, report);
    } finally {
      workbench.remove();
    }
    await decompression(report);
  },
};

function decoding({ domain, once, sevenTimes }: Workbench, report: (figure: Figure) => void): void {
  const cases = [
    { what: 'decode', file: once, pairs: 7, ratio: 8 },
    { what: 'decode, the same content 7 times over', file: sevenTimes, pairs: 3, ratio: 15 },
  ];
  for (const { what, file, pairs, ratio } of cases) {
    const runs = inPairs(
      pairs,
      () => processTime(process.execPath, [decodeFile, domain, file], 'keep'),
      () => processTime('bgpdump', ['-m', file]),
    );
    const alone = runs.map(({ ours }) => Number(ours.output.split(' ')[0]));
    const peer = median(runs.map(({ theirs }) => theirs.seconds));
    report({ what, unit: 's', ours: median(alone), peers: { [PEER]: peer } });
    const whole = runs.map(({ ours }) => ours.seconds);
    report({ what: `${what}, including the start of Node`, unit: 's', ours: median(whole), peers: { [PEER]: peer } });
    const ratios = runs.map(({ theirs }, i) => theirs.seconds / (alone[i] ?? Number.NaN));
    report({
      what: `${what}: speed compared with bgpdump`,
      unit: '×',
      ours: median(ratios),
      limit: { at: ratio, better: 'higher' },
    });
  }
}

function printing({ once }: Workbench, report: (figure: Figure) => void): void {
  const runs = inPairs(
    5,
    () => processTime(process.execPath, ['--conditions=routeglass-source', printFile, once]),
    () => processTime('bgpdump', ['-m', once]),
  );
  const ratios = runs.map(({ ours, theirs }) => theirs.seconds / ours.seconds);
  const peer = median(runs.map(({ theirs }) => theirs.seconds));
  report({
    what: 'text, whole command',
    unit: 's',
    ours: median(runs.map(({ ours }) => ours.seconds)),
    peers: { [PEER]: peer },
  });
  report({
    what: 'text: speed compared with bgpdump',
    unit: '×',
    ours: median(ratios),
    limit: { at: 2.5, better: 'higher' },
  });
}

async function decompression(report: (figure: Figure) => void): Promise<void> {
  const bzip2 = sharedData(FULL_TABLE) ?? '';
  const gzip = sharedData(GZIP_FILE) ?? '';
  const packed = readFileSync(bzip2);
  const bunzip2 = await createBunzip2();
  let bytes = 0;
  const begun = process.cpuUsage();
  for (const block of bunzip2.push(packed)) bytes += block.length;
  bunzip2.end();
  const seconds = cpuSeconds(begun);
  report({
    what: 'bzip2 decompression',
    unit: 'MB/s',
    ours: bytes / 1e6 / seconds,
    peers: { bzcat: bytes / 1e6 / processTime('bzcat', [bzip2]).seconds },
  });

  const gzipped = readFileSync(gzip);
  const started = process.cpuUsage();
  const unpacked = gunzipSync(gzipped).length;
  const gzipSeconds = cpuSeconds(started);
  report({
    what: 'gzip decompression',
    unit: 'MB/s',
    ours: unpacked / 1e6 / gzipSeconds,
    peers: { zcat: unpacked / 1e6 / processTime('zcat', [gzip]).seconds },
  });
}

function inPairs(count: number, ours: () => Run, theirs: () => Run): { ours: Run; theirs: Run }[] {
  return Array.from({ length: count }, () => ({ ours: ours(), theirs: theirs() }));
}

function cpuSeconds(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
}
