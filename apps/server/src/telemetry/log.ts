import process from 'node:process';
import { currentRequest } from './currentRequest.ts';

export const logFormats = ['text', 'json'] as const;
export type LogFormat = (typeof logFormats)[number];

/** A request that was answered. */
export interface AnsweredRequest {
  readonly id: string;
  readonly method: string;
  /** Without what opens something. */
  readonly path: string;
  /** Pattern of the path, `/v2/ip/:address`. */
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
}

export interface ServerLog {
  /** For the operator to look at. */
  warn(text: string): void;
  info(text: string): void;
  /** An error, with its trace. */
  fault(error: unknown): void;
  /** Written in JSON alone. */
  request(answered: AnsweredRequest): void;
}

/** Lines for the operator: plain text, or a JSON object each, with the id of the request that it is about. */
export function createLog(
  format: LogFormat,
  clock: () => number,
  out: (line: string) => void = (line) => void process.stdout.write(line),
  err: (line: string) => void = (line) => void process.stderr.write(line),
): ServerLog {
  if (format === 'text')
    return {
      warn: (text) => err(`${text}\n`),
      info: (text) => out(`${text}\n`),
      fault: (error) => err(`${traceOf(error)}\n`),
      request: () => {},
    };
  const write = (level: string, message: string, more: object = {}): void => {
    const id = currentRequest();
    const line = { time: new Date(clock()).toISOString(), level, message, ...(id && { request_id: id }), ...more };
    (level === 'info' ? out : err)(`${JSON.stringify(line)}\n`);
  };
  return {
    warn: (text) => write('warn', text),
    info: (text) => write('info', text),
    fault: (error) => write('error', error instanceof Error ? error.message : String(error), { trace: traceOf(error) }),
    request: ({ id, method, path, route, status, milliseconds }) =>
      write('info', `${method} ${path} ${status}`, {
        request_id: id,
        method,
        path,
        route,
        status,
        duration_ms: Math.round(milliseconds * 10) / 10,
      }),
  };
}

const traceOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
