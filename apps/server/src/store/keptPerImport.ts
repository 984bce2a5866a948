import { forEverybody } from './caller.ts';

/** Keeps a value that depends on no parameters: read on first use after each import (`stamp` changes with it), and kept until the next. */
export function keptPerImport<T>(stamp: () => Promise<string>, read: () => Promise<T>): () => Promise<T> {
  let kept: { readonly of: string; readonly value: Promise<T> } | null = null;
  return async () => {
    const now = await stamp();
    if (kept?.of === now) return kept.value;
    const value = forEverybody(read);
    kept = { of: now, value };
    // After a failure the next caller reads again.
    value.catch(() => (kept = null));
    return value;
  };
}
