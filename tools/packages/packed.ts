/** The parts of a packed package that decide whether it can be published. */
export interface Packed {
  readonly manifest: Manifest;
  /** Paths inside the tarball, without npm's leading `package/`. */
  readonly files: readonly string[];
}

export interface Manifest {
  readonly name: string;
  readonly license?: string;
  readonly repository?: { readonly url?: string; readonly directory?: string };
  readonly publishConfig?: { readonly access?: string; readonly provenance?: boolean };
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const REQUIRED = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md'];
const FOREIGN = /(^|\/)(__pictures__|testing|node_modules)\/|\.(test|stories|fixtures)\.|\.mdx$/;

/** A sentence for each missing or unnecessary file of a package. `doors` are its entry points, such as `Badge`. */
export function packedProblems({ manifest, files }: Packed, doors: readonly string[]): string[] {
  const has = new Set(files);
  const { name } = manifest;
  return [
    ...REQUIRED.filter((file) => !has.has(file)).map((file) => `${name}: the package has no ${file}`),
    ...files.filter((file) => FOREIGN.test(file)).map((file) => `${name}: ${file} is for this repository alone`),
    ...doors.flatMap((door) =>
      targetsOf(manifest, door)
        .filter((file) => !has.has(file))
        .map((file) => `${name}: the door ${door} leads to ${file}, which the package does not contain`),
    ),
    ...publishProblems(manifest),
  ];
}

function publishProblems({ name, license, repository, publishConfig, ...manifest }: Manifest): string[] {
  const ranges = Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies });
  return [
    ...(license === undefined ? [`${name}: package.json has no license`] : []),
    // The registry compares it with the origin of the build before it accepts provenance.
    ...(repository?.url && repository.directory ? [] : [`${name}: package.json has no repository with its directory`]),
    ...(publishConfig?.access === 'public' && publishConfig.provenance === true
      ? []
      : [`${name}: publishConfig is not public with provenance`]),
    ...ranges
      .filter(([, range]) => range.startsWith('workspace:'))
      .map(([library, range]) => `${name}: npm cannot install ${library}@${range}`),
  ];
}

/** The files that a door resolves to, by the most specific pattern of `exports`. */
function targetsOf({ exports = {} }: Manifest, door: string): string[] {
  const patterns = Object.keys(exports).filter((pattern) => {
    const [head = '', tail = ''] = pattern.slice(2).split('*');
    return pattern.includes('*') && door.startsWith(head) && door.endsWith(tail);
  });
  const [pattern] = patterns.toSorted((one, other) => other.length - one.length);
  if (pattern === undefined) return [`(nothing in exports)`];
  const [head = '', tail = ''] = pattern.slice(2).split('*');
  const word = door.slice(head.length, door.length - tail.length);
  const targets = exports[pattern] ?? {};
  const paths = typeof targets === 'string' ? [targets] : Object.values(targets);
  return paths.map((path) => path.replace(/^\.\//, '').replaceAll('*', word));
}
