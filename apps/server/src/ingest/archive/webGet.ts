import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { sendProblem } from '../../outside/sendProblem.ts';
import { ArchiveProblem, readWebAddress } from './webAddress.ts';

const MOST_REDIRECTS = 5;
/** A connection without data for this many milliseconds is given up. */
const SILENCE = 30_000;

export interface WebAnswer {
  /** The final address, after redirects. */
  readonly url: URL;
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: IncomingMessage;
}

export interface WebQuestion {
  readonly method?: 'GET' | 'HEAD';
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly silence?: number;
}

/**
 * Requests a file as stored on the server: nothing is decompressed on the way, so lengths and ranges are those of the file. Follows redirects, but
 * only to addresses that are allowed themselves.
 */
export async function webGet(address: URL, question: WebQuestion): Promise<WebAnswer> {
  let url = address;
  for (let step = 0; step <= MOST_REDIRECTS; step += 1) {
    const body = await askOnce(url, question);
    const { statusCode: status = 0, headers } = body;
    const isRedirect = [301, 302, 303, 307, 308].includes(status) && headers.location !== undefined;
    if (!isRedirect) return { url, status, headers, body };
    body.resume();
    const next = readWebAddress(headers.location ?? '', url);
    if (url.protocol === 'https:' && next.protocol !== 'https:')
      throw new ArchiveProblem(`${url.href} redirects to ${next.href}, which is not https`);
    url = next;
  }
  throw new ArchiveProblem(`${address.href} redirects more than ${MOST_REDIRECTS} times`);
}

function askOnce(
  url: URL,
  { method = 'GET', headers = {}, signal, silence = SILENCE }: WebQuestion,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      method,
      signal,
      headers: { 'user-agent': 'Routeglass', accept: '*/*', 'accept-encoding': 'identity', ...headers },
    });
    asked.setTimeout(silence, () => asked.destroy(new Error(`no data for ${silence / 1_000} s`)));
    asked.on('response', resolve);
    asked.on('error', (error: NodeJS.ErrnoException) => {
      const told = new Error(`${url.href}: ${sendProblem(error, url.host)}`, { cause: error });
      reject(Object.assign(told, { code: error.code }));
    });
    asked.end();
  });
}

/** Returns a whole small response as text. Throws `ArchiveProblem` beyond `most` bytes. */
export async function textOf(answer: WebAnswer, most: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer.body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) {
      answer.body.destroy();
      throw new ArchiveProblem(`${answer.url.href}: the page has more than ${most} bytes`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
