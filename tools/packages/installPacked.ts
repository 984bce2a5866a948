import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Installs packed packages, by package name, into the folder of an application. They are really unpacked, next to links to exactly the
 * libraries in their `package.json`, taken from the workspace so that no registry is needed. A package does not find libraries that it uses
 * without naming them.
 */
export async function installPacked(root: string, tarballs: ReadonlyMap<string, string>, app: string): Promise<void> {
  await Promise.all([...tarballs].map(([name, file]) => install(name, file, root, app)));
}

async function install(name: string, tarball: string, root: string, app: string): Promise<void> {
  const folder = join(root, 'packages', name);
  const modules = join(app, 'node_modules');
  const home = join(modules, '@routeglass', name);
  mkdirSync(home, { recursive: true });
  await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', home]);

  const { dependencies = {}, peerDependencies = {} } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
    peerDependencies?: Record<string, string>;
  };
  for (const [library, range] of Object.entries({ ...dependencies, ...peerDependencies })) {
    if (range.startsWith('workspace:'))
      throw new Error(`${name} names ${library} by ${range}, which npm cannot install`);
    link([join(folder, 'node_modules', library), join(root, 'node_modules', library)], join(modules, library));
  }
}

function link(sources: readonly string[], place: string): void {
  const source = sources.find((each) => existsSync(each));
  if (!source) throw new Error(`The workspace has none of ${sources.join(', ')}`);
  if (existsSync(place)) return;
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(realpathSync(source), place);
}
