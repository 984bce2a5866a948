import type { ErrorAnswer, ErrorCode } from '@routeglass/api-client/contract';

/** An answer that is not a success: thrown anywhere below a route, sent to the caller as the contract's error. Its `cause` is only logged. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ErrorCode;
  readonly issues: NonNullable<ErrorAnswer['issues']>;
  /** Seconds after which it is worth another try, where that is known. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, issues: NonNullable<ErrorAnswer['issues']> = [], retryAfter?: number) {
    super(message);
    this.code = code;
    this.issues = issues;
    this.retryAfter = retryAfter;
  }
}

/** A question about a network of which nothing is known. */
export function unknownAs(asn: number): Problem {
  return new Problem('E_NOT_FOUND', `AS${asn} is not in any loaded source`);
}

/** A request that cannot be read: `path` is the parameter at fault. */
export function badRequest(path: string, message: string): Problem {
  return new Problem('E_BAD_REQUEST', message, [{ path, message }]);
}
