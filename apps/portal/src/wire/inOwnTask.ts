/** Starts work in a separate task, so that the page renders first. */
export async function inOwnTask<T>(work: () => Promise<T>): Promise<T> {
  await new Promise((resolve) => setTimeout(resolve));
  return work();
}
