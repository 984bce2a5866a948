import type { ApiAnswer, SendRequest } from '@routeglass/ui/ApiExplorer';

const UNREACHABLE = "Can't reach the server. Check your connection.";

/** Sends a try to this very server, as a program would: without the session's cookie, so that only the token says who asks. */
export const sendRequest: SendRequest = async ({ method, address, headers, body }): Promise<ApiAnswer> => {
  const begun = performance.now();
  const response = await fetch(address, {
    method,
    headers,
    credentials: 'omit',
    ...(body !== undefined && { body }),
  }).catch(() => {
    throw new Error(UNREACHABLE);
  });
  const text = await response.text();
  return { status: response.status, headers: [...response.headers], text, time: performance.now() - begun };
};
