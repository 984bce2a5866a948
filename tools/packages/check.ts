import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consumerProblems } from './consumers.ts';
import { doorsOf } from './doors.ts';
import { embedSizeProblems } from './embedSizes.ts';
import { followerProblems } from './followers.ts';
import { unlayeredProblems } from './layered.ts';
import { packedProblems, type Manifest, type Packed } from './packed.ts';
import { limitsFor, sizeProblems, sizesOfDoors, type Sizes } from './sizes.ts';

/**
 * Builds and packs each package as for publishing, looks for missing files, and checks it as a consumer would (publint, Are The Types Wrong).
 * Compares its exported names with the recorded ones and the size of each door with its limit, and installs the packed packages into two empty
 * applications. `--update` records the names again and gives new doors a limit; existing limits are changed only by hand.
 */
const root = join(import.meta.dirname, '..', '..');
const recordFile = join(import.meta.dirname, 'doors.json');
const limitsFile = join(import.meta.dirname, 'sizes.json');
const isUpdate = process.argv.includes('--update');
const packages = ['domain', 'api-client', 'ui', 'embed'];
/** Packages whose doors are bundled by the caller; `embed` is self-contained. */
const measured = packages.filter((name) => name !== 'embed');
const problems: string[] = [];
/** The packed packages: each is packed once for all checks. */
const packed = mkdtempSync(join(tmpdir(), 'routeglass-packed-'));
const tarballs = new Map<string, string>();

const doors = Object.fromEntries(packages.map((name) => [name, doorsOf(join(root, 'packages', name))]));
const record = `${JSON.stringify(doors, null, 2)}\n`;
if (isUpdate) writeFileSync(recordFile, record);
else if (!existsSync(recordFile) || readFileSync(recordFile, 'utf8') !== record) {
  problems.push(
    'The exported names are not the recorded ones. If that is meant, run `node tools/packages/check.ts --update`, look at the difference of tools/packages/doors.json, and say in a changeset what changed.',
  );
}

for (const name of packages) {
  const folder = join(root, 'packages', name);
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  // Built by its own `prepack`, as `npm publish` does in a fresh clone.
  const tarball = step(name, 'pack', 'npm', ['pack', '--silent', '--pack-destination', packed], folder)
    .trim()
    .split('\n')
    .at(-1);
  if (!tarball) continue;
  const file = join(packed, tarball);
  tarballs.set(name, file);
  problems.push(...packedProblems(readPacked(file), Object.keys(doors[name] ?? {})));
  step(name, 'publint', 'publint', ['run', file, '--strict'], root);
  const entries = Object.keys(doors[name] ?? {});
  const types = [
    '--profile',
    'esm-only',
    '--no-emoji',
    '--no-color',
    '-f',
    'table-flipped',
    '--entrypoints',
    ...entries,
  ];
  step(name, 'attw', 'attw', [file, ...types], root);
}

problems.push(...embedSizeProblems(join(root, 'packages', 'embed', 'dist'), Object.keys(doors['embed'] ?? {})));

for (const sheet of globSync('packages/ui/dist/**/*.css', { cwd: root })) {
  const css = readFileSync(join(root, sheet), 'utf8');
  problems.push(...unlayeredProblems(sheet, css), ...followerProblems(sheet, css));
}

if (problems.length === 0) {
  const sizes = await sizesOfDoors(root, measured);
  const limits = existsSync(limitsFile) ? (JSON.parse(readFileSync(limitsFile, 'utf8')) as Sizes) : {};
  const held = isUpdate ? limitsFor(sizes, limits) : limits;
  if (isUpdate) writeFileSync(limitsFile, `${JSON.stringify(held, null, 2)}\n`);
  problems.push(...sizeProblems(sizes, held), ...(await consumerProblems(root, tarballs)));
}

rmSync(packed, { recursive: true, force: true });
for (const problem of problems) console.error(problem);
console.log(`${packages.length} packages, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

/** The contents of a tarball from npm. */
function readPacked(tarball: string): Packed {
  const tar = (...words: string[]): string => spawnSync('tar', words, { encoding: 'utf8', maxBuffer: 2 ** 26 }).stdout;
  return {
    manifest: JSON.parse(tar('-xzOf', tarball, 'package/package.json')) as Manifest,
    files: tar('-tzf', tarball)
      .trim()
      .split('\n')
      .map((path) => path.replace(/^package\//, '')),
  };
}

/** Runs one check and returns its output; keeps the output to show it on failure. */
function step(name: string, what: string, command: string, words: string[], cwd: string): string {
  const local = join(cwd, 'node_modules', '.bin', command);
  const result = spawnSync(existsSync(local) ? local : command, words, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  if (result.status === 0) return result.stdout;
  problems.push(`${name}: ${what} failed\n${result.stdout}${result.stderr}`);
  return '';
}
