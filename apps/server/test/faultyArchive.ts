import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Before a connection breaks, how often to check whether the caller has received something (every so many milliseconds), and how many times at most. */
const PAUSE = 10;
const LOOKS = 500;

/** A file of the archive and what goes wrong with it; each fault happens once, in order. */
export interface ServedFile {
  content: Buffer;
  faults?: Fault[];
}

export type Fault =
  /** The connection breaks after so many bytes of the answer, and the file may be another one from then on. */
  | { readonly cutAfter: number; readonly becomes?: Buffer }
  /** An answer of this status in place of the file. */
  | { readonly status: number; readonly headers?: Record<string, string> }
  /** So many bytes of the answer come, and then nothing more. */
  | { readonly stallAfter: number }
  /** Nothing comes. */
  | { readonly silent: true };

/** What was asked, one line a request: `GET /path bytes=10- 200`. */
export interface FaultyArchive {
  readonly address: string;
  readonly asked: string[];
  readonly files: Map<string, ServedFile>;
  close(): Promise<void>;
}

/**
 * A web server with pages of folders, ranges and strong ETags that fails as it is told. `kept`: bytes of a file that its caller has stored; a connection
 * that is to break does so once it has some of the answer.
 */
export async function serveArchive(
  files: Readonly<Record<string, ServedFile>>,
  kept: () => number = () => Infinity,
): Promise<FaultyArchive> {
  const served = new Map(Object.entries(files));
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '/');
    const tell = (status: number): void => {
      asked.push(`${request.method} ${path}${request.headers.range ? ` ${request.headers.range}` : ''} ${status}`);
    };
    const file = served.get(path);
    if (file) return answer(file, request, response, { tell, kept });
    const inside = [...served.keys()].filter((name) => path.endsWith('/') && name.startsWith(path));
    tell(inside.length > 0 ? 200 : 404);
    if (inside.length === 0) return void response.writeHead(404).end();
    const names = new Set(inside.map((name) => name.slice(path.length).replace(/\/.*/, '/')));
    response.end([...names].map((name) => `<a href="${name}">${name}</a>`).join('\n'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    asked,
    files: served,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function answer(
  file: ServedFile,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { tell, kept }: { readonly tell: (status: number) => void; readonly kept: () => number },
): void {
  const fault = method === 'GET' ? file.faults?.shift() : undefined;
  if (fault && 'status' in fault) {
    tell(fault.status);
    return void response.writeHead(fault.status, fault.headers).end();
  }
  if (fault && 'silent' in fault) return tell(0);
  const { content } = file;
  const etag = `"${createHash('sha256').update(content).digest('hex').slice(0, 12)}"`;
  const from = /^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1];
  const isPart = from !== undefined && headers['if-range'] === etag;
  const begin = isPart ? Number(from) : 0;
  if (isPart && begin >= content.length) {
    tell(416);
    return void response.writeHead(416, { 'content-range': `bytes */${content.length}` }).end();
  }
  const status = isPart ? 206 : 200;
  tell(status);
  response.writeHead(status, {
    etag,
    'content-length': content.length - begin,
    ...(isPart && { 'content-range': `bytes ${begin}-${content.length - 1}/${content.length}` }),
  });
  if (method === 'HEAD') return void response.end();
  if (!fault) return void response.end(content.subarray(begin));
  if ('stallAfter' in fault) return void response.write(content.subarray(begin, begin + fault.stallAfter));
  const breakOnceKept = (looks: number): void => {
    if (kept() > begin || looks === 0) response.destroy();
    else setTimeout(breakOnceKept, PAUSE, looks - 1);
  };
  response.write(content.subarray(begin, begin + fault.cutAfter), () => setTimeout(breakOnceKept, PAUSE, LOOKS));
  if (fault.becomes) file.content = fault.becomes;
}
