import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
}

/** Whether no version has been released yet: then no changelog has an entry. */
export function isFirstVersion(root: string): boolean {
  return globSync('packages/*/CHANGELOG.md', { cwd: root }).every(
    (file) => !/^## /m.test(readFileSync(join(root, file), 'utf8')),
  );
}

/**
 * Makes the pending changes the first version, 0.1.0: changesets count from the version before it, and there are no breaking changes before a
 * first release.
 */
export function beginAtFirstVersion(root: string): void {
  for (const file of globSync('packages/*/package.json', { cwd: root }))
    change(join(root, file), (text) => {
      const manifest = JSON.parse(text) as Manifest;
      manifest.version = '0.0.0';
      for (const name of Object.keys(manifest.dependencies ?? {}))
        if (name.startsWith('@routeglass/')) manifest.dependencies![name] = '^0.0.0';
      return `${JSON.stringify(manifest, null, 2)}\n`;
    });
  for (const file of globSync('.changeset/*.md', { cwd: root }))
    if (!file.endsWith('README.md'))
      change(join(root, file), (text) => text.replaceAll(/^('@routeglass\/[\w-]+'): (?:major|patch)$/gm, '$1: minor'));
}

function change(file: string, to: (text: string) => string): void {
  writeFileSync(file, to(readFileSync(file, 'utf8')));
}
