import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { beginAtFirstVersion, isFirstVersion } from './firstVersion.ts';

// `npm run release:version`: turns the pending changesets into versions and changelog entries.
const root = join(import.meta.dirname, '..', '..');
if (isFirstVersion(root)) beginAtFirstVersion(root);
// It calls pnpm, which may not be installed on the machine.
process.exitCode =
  spawnSync('npx', ['--yes', '-p', 'pnpm@12.21.0', 'changeset', 'version'], { cwd: root, stdio: 'inherit' }).status ??
  1;
