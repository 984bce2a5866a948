import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { noPortal, portalBuilt, readPortal, SITE } from './builtPortal.ts';

const code = new URL('none.js', import.meta.url);

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'routeglass-portal-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

describe('the built portal', () => {
  it('is there once the build has written its last file, with all files before it', async () => {
    const folder = newFolder();
    const files = ['robots.txt', SITE];
    const write = async () => writeFileSync(join(folder, files.shift() ?? 'too late'), '{}');
    await portalBuilt(folder, write);
    expect([...(await readPortal(folder, code, () => {})).portalFiles.keys()].sort()).toEqual([SITE, '/robots.txt']);
  });

  it('is none where nothing was built', async () => {
    expect(await readPortal(join(newFolder(), 'none'), code, () => {})).toBe(noPortal);
  });
});
