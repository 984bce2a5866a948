import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Packs the built packages with npm and installs them into the folder of an application: unpacked for real, beside links to exactly the
 * libraries that their `package.json` names, taken from the workspace so that no registry is needed. What a package uses without naming
 * it is not found.
 */
export async function installPacked(root: string, packages: readonly string[], app: string): Promise<void> {
  await Promise.all(packages.map((name) => install(name, packages, root, app)));
}

async function install(name: string, packages: readonly string[], root: string, app: string): Promise<void> {
  const folder = join(root, 'packages', name);
  const words = ['pack', '--ignore-scripts', '--json', '--pack-destination', app];
  const [{ filename }] = JSON.parse((await run('npm', words, { cwd: folder })).stdout) as [{ filename: string }];
  const modules = join(app, 'node_modules');
  const home = join(modules, '@routeglass', name);
  mkdirSync(home, { recursive: true });
  await run('tar', ['-xzf', join(app, filename), '--strip-components=1', '-C', home]);

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
