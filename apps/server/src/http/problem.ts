import { specialAsn } from '@routeglass/domain/asn';
import type { ErrorAnswer, ErrorCode } from '@routeglass/api-client/contract';

/** An error answer: thrown anywhere below a route and sent as the contract's error. Its `cause` is only logged. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ErrorCode;
  readonly issues: NonNullable<ErrorAnswer['issues']>;
  /** Seconds after which a retry makes sense, if known. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, issues: NonNullable<ErrorAnswer['issues']> = [], retryAfter?: number) {
    super(message);
    this.code = code;
    this.issues = issues;
    this.retryAfter = retryAfter;
  }
}

/** A request about an unknown network. */
export function unknownAs(asn: number): Problem {
  const special = specialAsn(asn);
  const about = special ? `: it is reserved (${[special.name, special.source].filter(Boolean).join(', ')})` : '';
  return new Problem('E_NOT_FOUND', `AS${asn} is not in any loaded source${about}`);
}

/** A request that cannot be read: `path` is the parameter at fault. */
export function badRequest(path: string, message: string): Problem {
  return new Problem('E_BAD_REQUEST', message, [{ path, message }]);
}
