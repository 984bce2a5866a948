import * as v from 'valibot';
import { errorAnswer, type ErrorAnswer, type ErrorCode } from '../contract/error.ts';

/** Codes of failures that no server said: nothing came back, nothing was in it, or it was not what the contract promises. */
export type FailureCode = ErrorCode | 'E_TRANSPORT' | 'E_EMPTY' | 'E_ANSWER' | 'E_OTHER';

/** A call that did not succeed. `status` is 0 where no answer came; `data` keeps the body as it was. */
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
}

/** The failure that an unsuccessful answer says: its own message where it has one, else the transport's. */
export function failureOf(response: Response, data: unknown): ApiFailure {
  const said = v.safeParse(errorAnswer, data);
  if (said.success) {
    const { code, message, issues } = said.output;
    return new ApiFailure(message, { code, status: response.status, issues, data });
  }
  const message = v.safeParse(v.object({ message: v.string() }), data);
  const text = message.success
    ? message.output.message
    : response.statusText || `The server answered ${response.status}`;
  return new ApiFailure(text, { code: 'E_OTHER', status: response.status, data });
}

/** True for what an abort leaves behind: the caller changed its mind, so nobody needs to hear of it. */
export function wasAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
