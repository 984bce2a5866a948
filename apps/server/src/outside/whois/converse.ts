import { connect } from 'node:net';
import { formatWhoisServer, type WhoisServer } from '@routeglass/domain/whois';
import type { Problem } from '../../http/problem.ts';
import { sendProblem } from '../sendProblem.ts';
import { answerText } from './answerText.ts';
import { unavailable } from './unavailable.ts';

export interface Patience {
  /** Milliseconds for the whole conversation. */
  readonly timeout: number;
  /** Bytes of an answer; a longer one is refused. */
  readonly largest: number;
}

/** Asks one question of one server at an address that was looked up before. Throws E_UNREACHABLE or E_TIMED_OUT. */
export function converse(server: WhoisServer, address: string, question: string, patience: Patience): Promise<string> {
  const name = formatWhoisServer(server);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const socket = connect({ host: address, port: server.port });
    const fail = (problem: Problem): void => {
      clearTimeout(timer);
      socket.destroy();
      reject(problem);
    };
    const timer = setTimeout(() => {
      fail(unavailable('E_TIMED_OUT', `The whois server ${name} did not answer within ${patience.timeout / 1_000} s.`));
    }, patience.timeout);
    socket.on('connect', () => socket.write(`${question}\r\n`));
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size > patience.largest)
        fail(
          unavailable(
            'E_UNREACHABLE',
            `The whois server ${name} answers with more than ${patience.largest} bytes, which is not a whois record.`,
          ),
        );
    });
    socket.on('error', (error) => {
      fail(unavailable('E_UNREACHABLE', `${sendProblem(error, `The whois server ${name}`)}.`));
    });
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(answerText(Buffer.concat(chunks)));
    });
  });
}
