/** Longest wait before a retry, in seconds; a server that asks for more counts as failed. */
const MOST_SECONDS = 10;

/**
 * Sends a request. If an overloaded server names a time to retry (503 with `Retry-After`, RFC 9110 section 10.2.3), a GET is repeated once at that
 * time. Requests that change something are sent only once.
 */
export async function askPatiently(fetch: typeof globalThis.fetch, address: string, request: RequestInit) {
  const response = await fetch(address, request);
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const mayComeBack = response.status === 503 && request.method === 'GET' && seconds >= 0 && seconds <= MOST_SECONDS;
  if (!mayComeBack) return response;
  await pause(seconds * 1_000, request.signal);
  return fetch(address, request);
}

/** Rejects with the signal's reason when it aborts. */
function pause(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', leave);
      resolve();
    }, milliseconds);
    if (signal?.aborted) leave();
    else signal?.addEventListener('abort', leave, { once: true });
  });
}
