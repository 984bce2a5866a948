import { importsOf, type SourceFile } from './imports.ts';

/** Import cycles among the given files, each as the list of paths around it. Type-only imports count: a cycle of types is a cycle of ideas. */
export function cyclesIn(files: readonly SourceFile[]): string[][] {
  const known = new Map(files.map((file) => [file.path, file]));
  const state = new Map<string, 'open' | 'done'>();
  const cycles: string[][] = [];
  const trail: string[] = [];

  const visit = (path: string): void => {
    state.set(path, 'open');
    trail.push(path);
    for (const target of importsOf(known.get(path) ?? { path, text: '' })) {
      if (!known.has(target)) continue;
      if (state.get(target) === 'open') cycles.push([...trail.slice(trail.indexOf(target)), target]);
      else if (!state.has(target)) visit(target);
    }
    trail.pop();
    state.set(path, 'done');
  };

  for (const file of files) if (!state.has(file.path)) visit(file.path);
  return cycles;
}
