import type { ErrorCode } from '@routeglass/api-client/contract';
import { Problem } from '../../http/problem.ts';

/** A problem of the servers that are asked: the caller reads that whois is unavailable, the operator's log has the cause. */
export function unavailable(code: ErrorCode, cause: string): Problem {
  const problem = new Problem(code, 'Whois is unavailable right now; try again later');
  problem.cause = cause;
  return problem;
}
