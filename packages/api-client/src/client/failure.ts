import * as v from 'valibot';
import { errorAnswer, type ErrorAnswer, type ErrorCode } from '../contract/error.ts';

/** Codes of failures that the client detects: no answer, an empty answer, or one that breaks the contract. */
export type FailureCode = ErrorCode | 'E_TRANSPORT' | 'E_EMPTY' | 'E_ANSWER' | 'E_OTHER';

/** A failed call. `status` is 0 if there was no answer (`isUnreached`); `data` is the original body. */
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

  /** Whether the request is not to blame: no answer came, or the server failed. */
  get isOfServer(): boolean {
    return this.isUnreached || this.status >= 500;
  }
}

/** Message for an answer without one. */
const GENERIC = 'Something went wrong';

/** The failure described by an error response, with its own message if it has one. */
export function failureOf(response: Pick<Response, 'status'>, data: unknown): ApiFailure {
  const said = v.safeParse(errorAnswer, data);
  if (said.success) {
    const { code, message, issues } = said.output;
    return new ApiFailure(message, { code, status: response.status, issues, data });
  }
  return new ApiFailure(textIn(data) ?? GENERIC, { code: 'E_OTHER', status: response.status, data });
}

/** The text of an error in another format: its `error`, otherwise its `message`. */
function textIn(data: unknown): string | undefined {
  const read = v.safeParse(v.object({ error: v.optional(v.unknown()), message: v.optional(v.unknown()) }), data);
  if (!read.success) return undefined;
  return [read.output.error, read.output.message].find((text) => typeof text === 'string' && text !== '') as
    | string
    | undefined;
}

/** Whether an error comes from an abort. The caller wanted that, so it need not be reported. */
export function wasAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
