import { lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { innerText, isInner } from './innerAddress.ts';

export interface GuardedRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Milliseconds for the whole conversation. */
  readonly timeout: number;
  /** Bytes of an answer; a longer one is refused. */
  readonly largest: number;
  /** Whether the server may be inside this network, or which of its addresses: only where the operator named them. */
  readonly mayBeInner: boolean | ((address: string) => boolean);
}

export interface GuardedAnswer {
  readonly status: number;
  /** Where a redirect leads, as it was written. */
  readonly location: string | undefined;
  readonly text: string;
}

/** The address is inside this network, where strangers' words must not lead. */
export class InnerAddress extends Error {
  override readonly name = 'InnerAddress';
}

/**
 * Asks one web server; redirects are not followed. The address that is connected to is the one that was checked, so that a name cannot lead inside
 * between the two. Throws `InnerAddress`, and an Error for a server that cannot be reached, is too slow or says too much.
 */
export function guardedRequest(url: URL, options: GuardedRequest): Promise<GuardedAnswer> {
  const { method = 'GET', headers = {}, body, timeout, largest, mayBeInner } = options;
  const refuse = (address: string): InnerAddress | null =>
    isInner(address) && !(typeof mayBeInner === 'function' ? mayBeInner(address) : mayBeInner)
      ? new InnerAddress(innerText(url.host))
      : null;
  const checked: LookupFunction = (host, settings, done) => {
    lookup(host, { ...settings, all: true }, (error, found) => {
      if (error) return done(error, '');
      const refusal = found.map(({ address }) => refuse(address)).find(Boolean);
      const [first] = found;
      if (refusal || !first) return done(refusal ?? new Error(`${host} has no address`), '');
      return settings.all ? done(null, found) : done(null, first.address, first.family);
    });
  };
  return new Promise((resolve, reject) => {
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    const refusal = isIP(literal) ? refuse(literal) : null;
    if (refusal) return reject(refusal);
    const ask = url.protocol === 'https:' ? secureRequest : plainRequest;
    const signal = AbortSignal.timeout(timeout);
    const asked = ask(url, { method, headers, lookup: checked, signal, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        size += chunk.length;
        if (size <= largest) return;
        reject(new Error(`${url.host} answers with more than ${largest} bytes`));
        asked.destroy();
      });
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location,
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    asked.on('error', (error) =>
      reject(signal.aborted ? new Error(`${url.host} did not answer within ${timeout / 1_000} s`) : error),
    );
    asked.end(body);
  });
}
