import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { answerBrokenRequests, LOOK_EVERY, REQUEST_PATIENCE } from './brokenRequests.ts';

/** Long lists of targets make long addresses. */
const LARGEST_HEADER = 131_072;

/**
 * Milliseconds that an idle connection stays open: longer than in proxies (usually 60 s), which could otherwise send a request on a connection
 * that is just being closed.
 */
const IDLE = 75_000;

/** The server cannot listen on the address. The message is one line with the address and what to do. */
export class CannotListen extends Error {
  override readonly name = 'CannotListen';
}

export interface Listener {
  readonly port: number;
  /** Accepts no more requests and waits for open ones, at most `wait` milliseconds. */
  close(wait: number): Promise<void>;
}

export type Fetch = (request: Request, environment: object) => Response | Promise<Response>;

/** Serves `fetch` at an address; port 0 means any free port. A request must arrive within `patience` milliseconds. Throws `CannotListen`. */
export async function listen(fetch: Fetch, host: string, port: number, patience = REQUEST_PATIENCE): Promise<Listener> {
  const serverOptions = {
    maxHeaderSize: LARGEST_HEADER,
    requestTimeout: patience,
    headersTimeout: patience,
    keepAliveTimeout: IDLE,
    connectionsCheckingInterval: LOOK_EVERY,
  };
  const server = createAdaptorServer({ fetch, serverOptions }) as Server;
  answerBrokenRequests(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(cannotListen(error, host, port)));
    server.listen(port, host, resolve);
  });
  const bound = server.address();
  return {
    port: typeof bound === 'object' && bound ? bound.port : port,
    async close(wait) {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), wait);
      await closed;
      clearTimeout(timer);
    },
  };
}

function cannotListen(error: NodeJS.ErrnoException, host: string, port: number): CannotListen {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} on ${host} is in use. Stop what uses it, or choose another port with PORT=…`,
    EACCES: `Port ${port} on ${host} is not allowed for this user. Choose one above 1023 with PORT=…`,
    EADDRNOTAVAIL: `HOST ${host} is not an address of this machine.`,
    ENOTFOUND: `HOST ${host} is not known.`,
  };
  return new CannotListen(reasons[error.code ?? ''] ?? `Cannot listen on ${host}:${port}: ${error.message}`);
}
