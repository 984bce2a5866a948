import * as v from 'valibot';
import { errorAnswer, type ErrorAnswer, type ErrorCode } from '../contract/error.ts';

/** Codes of failures that no server said: nothing came back, nothing was in it, or it was not what the contract promises. */
export type FailureCode = ErrorCode | 'E_TRANSPORT' | 'E_EMPTY' | 'E_ANSWER' | 'E_OTHER';

/** A call that did not succeed. `status` is 0 where no answer came (`isUnreached`); `data` keeps the body as it was. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly code: FailureCode;
  readonly status: number;
  readonly issues: NonNullable<ErrorAnswer['issues']>;
  readonly data: unknown;

  constructor(
    message: string,
    facts: { code: FailureCode; status: number; issues?: ErrorAnswer['issues']; data?: unknown; cause?: unknown },
  ) {
    super(message, { cause: facts.cause });
    this.code = facts.code;
    this.status = facts.status;
    this.issues = facts.issues ?? [];
    this.data = facts.data;
  }

  /** No answer came at all. */
  get isUnreached(): boolean {
    return this.status === 0;
  }

  /** It has nothing to do with what was asked: no answer came, or the server failed. */
  get isOfServer(): boolean {
    return this.isUnreached || this.status >= 500;
  }
}

/** What is said of an answer that says nothing itself. */
const GENERIC = 'Something went wrong';

/** The failure that an unsuccessful answer says: its own message where it has one. */
export function failureOf(response: Pick<Response, 'status'>, data: unknown): ApiFailure {
  const said = v.safeParse(errorAnswer, data);
  if (said.success) {
    const { code, message, issues } = said.output;
    return new ApiFailure(message, { code, status: response.status, issues, data });
  }
  return new ApiFailure(textIn(data) ?? GENERIC, { code: 'E_OTHER', status: response.status, data });
}

/** What an answer of another make says: its `error`, else its `message`. */
function textIn(data: unknown): string | undefined {
  const read = v.safeParse(v.object({ error: v.optional(v.unknown()), message: v.optional(v.unknown()) }), data);
  if (!read.success) return undefined;
  return [read.output.error, read.output.message].find((text) => typeof text === 'string' && text !== '') as
    | string
    | undefined;
}

/** True for what an abort leaves behind: the caller changed its mind, so no one needs to hear of it. */
export function wasAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
