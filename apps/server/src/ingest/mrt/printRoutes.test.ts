import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'routeglass-mrt-'));
afterAll(() => rmSync(folder, { recursive: true }));

const program = join(import.meta.dirname, 'text.ts');
const node = ['--conditions=routeglass-source', program];

function file(name: string, content: Uint8Array | string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

function run(...paths: string[]): { lines: string[]; complaints: string[]; code: number | null } {
  const { stdout, stderr, status } = spawnSync(process.execPath, [...node, ...paths], { encoding: 'utf8' });
  const linesOf = (text: string): string[] => (text === '' ? [] : text.trimEnd().split('\n'));
  return { lines: linesOf(stdout), complaints: linesOf(stderr), code: status };
}

/** A BGP4MP state change of the peer 192.0.2.10 in AS64500. */
const stateChange = Uint8Array.from(
  Buffer.from('6553f10000100005000000180000fbf40000fde700000001c000020ac000026300060001', 'hex'),
);
const LINE = 'BGP4MP|1700000000|STATE|192.0.2.10|64500|6|1';

describe('npm run mrt', { timeout: 60_000 }, () => {
  it('prints plain and packed files whatever their names', () => {
    const paths = [file('plain.gz', stateChange), file('packed.mrt', gzipSync(stateChange))];
    expect(run(...paths)).toEqual({ lines: [LINE, LINE], complaints: [], code: 0 });
  });

  it('prints what can be read of a file that is cut off, and says where it ends', () => {
    const path = file('cut.mrt', Buffer.concat([stateChange, stateChange.subarray(0, 20)]));
    expect(run(path)).toEqual({
      lines: [LINE],
      complaints: [`${path}: at byte 36: the data end inside a record: 20 of 36 bytes`],
      code: 1,
    });
  });

  it('says where packed data are cut off', () => {
    const path = file('cut.gz', gzipSync(Buffer.concat([stateChange, Buffer.alloc(1 << 16)])).subarray(0, -10));
    const { code, complaints } = run(path);
    expect(code).toBe(1);
    expect(complaints[0]).toContain(`${path}: `);
    expect(complaints[0]).toMatch(/after \d+ bytes of content$/);
  });

  it('says which records it skipped', () => {
    const bad = Buffer.from('6553f100006300050000000100', 'hex');
    const path = file('bad.mrt', Buffer.concat([stateChange, bad, bad, stateChange]));
    expect(run(path)).toEqual({
      lines: [LINE, LINE],
      complaints: [`${path}: 2 skipped, the first at byte 36: a record of an unknown type`],
      code: 1,
    });
  });

  it.each([
    ['empty', '', 'no MRT records in it'],
    ['text', 'Not a table of routes, only a line of text.\n', 'a record claims more than 16 MiB'],
  ])('complains of a file that is %s', (name, content, complaint) => {
    const path = file(name, content);
    const { lines, complaints, code } = run(path);
    expect([lines, code]).toEqual([[], 1]);
    expect(complaints[0]).toContain(path);
    expect(complaints[0]).toContain(complaint);
  });

  it('complains of a file that is not there', () => {
    expect(run(join(folder, 'nowhere'))).toEqual({
      lines: [],
      complaints: [`${join(folder, 'nowhere')}: no such file`],
      code: 1,
    });
  });

  it('explains itself without a file', () => {
    const { complaints, code } = run();
    expect([complaints[0], code]).toEqual(['Usage: npm run --silent mrt -- FILE…', 2]);
  });

  it('ends quietly when its reader goes away', async () => {
    const path = file('long.mrt', Buffer.concat(Array.from({ length: 100_000 }, () => stateChange)));
    const child = spawn(process.execPath, [...node, path], { stdio: ['ignore', 'pipe', 'pipe'] });
    const complaints: Buffer[] = [];
    child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk));
    child.stdout.once('data', () => child.stdout.destroy());
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect([Buffer.concat(complaints).toString(), code]).toEqual(['', 0]);
  });
});
