import { forEverybody } from './caller.ts';

/** What does not depend on a question: read at the first one after each import (`stamp` changes with it) and kept until the next. */
export function keptPerImport<T>(stamp: () => Promise<string>, read: () => Promise<T>): () => Promise<T> {
  let kept: { readonly of: string; readonly value: Promise<T> } | null = null;
  return async () => {
    const now = await stamp();
    if (kept?.of === now) return kept.value;
    const value = forEverybody(read);
    kept = { of: now, value };
    // A question that failed is asked again by the next caller.
    value.catch(() => (kept = null));
    return value;
  };
}
