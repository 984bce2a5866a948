import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { beginAtFirstVersion, isFirstVersion } from './firstVersion.ts';

const root = mkdtempSync(join(tmpdir(), 'routeglass-version-'));
afterAll(() => rmSync(root, { recursive: true }));
const write = (path: string, text: string): void => writeFileSync(join(root, path), text);
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
mkdirSync(join(root, 'packages', 'ui'), { recursive: true });
mkdirSync(join(root, '.changeset'));

describe('the first version', () => {
  it('is wanted as long as no changelog has an entry', () => {
    write('packages/ui/CHANGELOG.md', '# @routeglass/ui\n');
    expect(isFirstVersion(root)).toBe(true);
    write('packages/ui/CHANGELOG.md', '# @routeglass/ui\n\n## 0.1.0\n');
    expect(isFirstVersion(root)).toBe(false);
  });

  it('counts every change as a part of it', () => {
    const dependencies = { '@routeglass/domain': '^0.1.0', swr: '2.5.1' };
    write('packages/ui/package.json', JSON.stringify({ name: '@routeglass/ui', version: '0.1.0', dependencies }));
    write(
      '.changeset/a.md',
      "---\n'@routeglass/ui': major\n'@routeglass/domain': patch\n---\n\nA major change: more.\n",
    );
    beginAtFirstVersion(root);
    expect(JSON.parse(read('packages/ui/package.json'))).toMatchObject({
      version: '0.0.0',
      dependencies: { '@routeglass/domain': '^0.0.0', swr: '2.5.1' },
    });
    expect(read('.changeset/a.md')).toBe(
      "---\n'@routeglass/ui': minor\n'@routeglass/domain': minor\n---\n\nA major change: more.\n",
    );
  });
});
