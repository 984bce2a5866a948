import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorCode } from '@routeglass/api-client/contract';
import { errorResponse } from './answerErrors.ts';

/** Milliseconds within which a whole request must arrive, including its body. */
export const REQUEST_PATIENCE = 30_000;
/** How often this is checked. */
export const LOOK_EVERY = 1_000;

/** Errors of the HTTP parser, and the answer to the caller. */
const known: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [
    'E_REQUEST_TIMEOUT',
    `The request did not arrive within ${REQUEST_PATIENCE / 1_000} s; send it again`,
  ],
  HPE_HEADER_OVERFLOW: ['E_HEADERS_TOO_LARGE', 'The URL and headers are larger than 128 KiB; shorten the request'],
};
const otherwise = ['E_BAD_REQUEST', 'The request is not HTTP/1.1'] as const;

/** Answers requests that are too large, too slow or broken with the API's usual error, then closes the connection. */
export function answerBrokenRequests(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) return void socket.destroy();
    const [code, message] = known[error.code ?? ''] ?? otherwise;
    void write(socket, errorResponse(code, message));
  });
}

/** Whether an answer has already begun, which a second one would corrupt. Node.js checks the same if nobody listens. */
function isAnswering(socket: Duplex & { readonly _httpMessage?: { readonly headersSent: boolean } | null }): boolean {
  return socket._httpMessage?.headersSent ?? false;
}

async function write(socket: Duplex, answer: Response): Promise<void> {
  const body = await answer.text();
  const head = [
    `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
