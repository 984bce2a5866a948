/** The same in a task of its own: what asks for it while a page is drawn draws on first. */
export async function inOwnTask<T>(work: () => Promise<T>): Promise<T> {
  await new Promise((resolve) => setTimeout(resolve));
  return work();
}
