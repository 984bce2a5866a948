import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';

export interface Listening {
  readonly port: number;
  /** Questions so far. */
  readonly asked: string[];
  readonly close: () => Promise<void>;
}

const listening = (server: ReturnType<typeof createServer>): Promise<number> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));
const closing = (server: ReturnType<typeof createServer>) => (): Promise<void> =>
  new Promise((resolve) => void server.close(() => resolve()));

/** A whois server: what it says to each question, by the line that asks it. */
export async function startWhois(answerTo: (question: string) => string): Promise<Listening> {
  const asked: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', (chunk) => {
      const question = chunk.toString('utf8').trim();
      asked.push(question);
      socket.end(answerTo(question));
    });
  });
  return { port: await listening(server), asked, close: closing(server) };
}

/** An RDAP server with its list of registries at `/asn.json`; an answer is a status and a body. */
export async function startRdap(
  answerTo: (path: string) => { readonly status: number; readonly body: unknown; readonly location?: string },
): Promise<Listening> {
  const asked: string[] = [];
  const server = createHttpServer((request, response) => {
    const { url = '' } = request;
    if (url === '/asn.json') {
      const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
      return void response.end(
        JSON.stringify({ version: '1.0', services: [[['1-64495', '131072-4199999999'], [base]]] }),
      );
    }
    asked.push(url);
    const { status, body, location } = answerTo(url);
    response.writeHead(status, { 'content-type': 'application/rdap+json', ...(location && { location }) });
    response.end(JSON.stringify(body));
  });
  return { port: await listening(server), asked, close: closing(server) };
}
