/** A built file in the bundler's manifest: its path in the site, and the keys of its static imports. */
export interface BuiltFile {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** Addresses of all built files, each after its imports. */
export function importOrder(files: Readonly<Record<string, BuiltFile>>): string[] {
  const order = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const built = files[key];
    if (!built || seen.has(key)) return;
    seen.add(key);
    built.imports?.forEach(visit);
    order.add(`/${built.file}`);
  };
  Object.keys(files).forEach(visit);
  return [...order];
}
