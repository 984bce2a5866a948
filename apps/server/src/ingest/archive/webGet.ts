import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { ArchiveProblem, readWebAddress } from './webAddress.ts';

const MOST_REDIRECTS = 5;
/** Milliseconds without a byte after which a connection is given up. */
const SILENCE = 30_000;

export interface WebAnswer {
  /** Where it came from in the end, after redirects. */
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
 * Asks for a file as it lies on the server: nothing is unpacked on the way, so that lengths and ranges are those of the file.
 * Redirects are followed, each to an address that could have been asked for itself.
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
    asked.on('error', reject);
    asked.end();
  });
}

/** The whole of a small answer as text; refused beyond `most` bytes. */
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
