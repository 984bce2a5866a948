/** Writes a graph into a file; fetched when a person asks for it. */
export async function saveGraph(...words: readonly unknown[]): Promise<void> {
  const original = await import('original:saveGraph');
  await original.saveGraph(...words);
}
