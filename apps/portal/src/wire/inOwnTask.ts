/** Starts work in a task of its own, so that the page that asks for it is drawn first. */
export async function inOwnTask<T>(work: () => Promise<T>): Promise<T> {
  await new Promise((resolve) => setTimeout(resolve));
  return work();
}
