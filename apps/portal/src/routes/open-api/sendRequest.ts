import type { ApiAnswer, SendRequest } from '@routeglass/ui/ApiExplorer';

const UNREACHABLE = "Can't reach the server. Check your connection.";

/** Sends a test request to this server like a program: without the session's cookie, so that only the token identifies the account. */
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
