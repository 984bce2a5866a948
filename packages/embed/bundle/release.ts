import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/**
 * Writes `release.json` beside the scripts: the version, and the hash of each script and of everything it imports, at once or later, in the form of
 * `integrity` in a script tag and an import map. It is written last and renamed into place, so a server that finds it finds every script, too.
 */
export function releasePlugin(): Plugin {
  return {
    name: 'routeglass-release',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const hashes = Object.fromEntries(
        Object.values(bundle)
          .filter(({ type }) => type === 'chunk')
          .map(({ fileName }) => [fileName, hashOf(readFileSync(join(dir, fileName)))]),
      );
      const file = join(dir, 'release.json');
      writeFileSync(`${file}.part`, `${JSON.stringify({ version, integrity: hashes }, null, 1)}\n`);
      renameSync(`${file}.part`, file);
    },
  };
}

const hashOf = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
