import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Installs what npm packed, by the name of the package, into the folder of an application: unpacked for real, beside links to exactly the
 * libraries that their `package.json` names, taken from the workspace so that no registry is needed. What a package uses without naming
 * it is not found.
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
