import { type ErrorAnswer, type ErrorCode, errorStatus } from '@routeglass/api-client/contract';
import type { Context } from 'hono';
import { CallerGone, StoreClosed, TooManyReads } from '../store/refusedReads.ts';
import { CANCELLED, READ_TIME_LIMIT } from '../store/timeLimit.ts';
import { Problem } from './problem.ts';

/** The message while the database is unavailable. */
export const UNAVAILABLE = 'The database is not responding; try again in a few seconds';

/** The message for callers who still wait when the server stops. */
const STOPPING = 'The server is stopping; try again in a few seconds';

const TOO_LONG = `The database needed more than ${READ_TIME_LIMIT / 1_000} s for this; narrow the request, or try again later`;

export type Log = (line: string) => void;

/** The contract's error with the status of its code. */
export function errorResponse(code: ErrorCode, message: string, issues: ErrorAnswer['issues'] = []): Response {
  const body: ErrorAnswer & { readonly errors?: Record<string, string> } = {
    code,
    message,
    error: message,
    ...(issues.length > 0 && { issues, errors: byField(issues) }),
  };
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  if (errorStatus[code] === 503) headers['retry-after'] = '2';
  return Response.json(body, { status: errorStatus[code], headers });
}

/** The first message of each field. */
const byField = (issues: NonNullable<ErrorAnswer['issues']>): Record<string, string> =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [path, message]));

/** SQLSTATE classes for an unavailable or full database: broken connections, lack of resources, shutdown and start. */
const AWAY = /^(?:08|53|57P)/;

/**
 * Turns a thrown error into an answer. Unexpected errors go to the log in one line; callers do not see the details.
 *
 * `canAnswer`: whether the database answers; null without one. Broken connections show up as many different errors, so the database itself is asked.
 */
export function createErrorHandler(
  log: Log,
  canAnswer: (() => Promise<boolean>) | null,
): (error: Error, context: Context) => Promise<Response> {
  return async (error, context) => {
    if (error instanceof Problem) {
      if (typeof error.cause === 'string') log(`${context.req.method} ${context.req.path}: ${error.cause}`);
      return answerOf(error);
    }
    if (error instanceof TooManyReads) return answerOf(laterProblem(error));
    // No one reads it.
    if (error instanceof CallerGone || context.req.raw.signal.aborted)
      return errorResponse('E_UNAVAILABLE', error.message);
    // A stopping server is not an error, and the operator knows about it.
    if (error instanceof StoreClosed) return errorResponse('E_UNAVAILABLE', STOPPING);
    log(`${context.req.method} ${context.req.path} failed: ${error.name}: ${error.message}`);
    if ('code' in error && error.code === CANCELLED) return errorResponse('E_UNAVAILABLE', TOO_LONG);
    const isAway = 'code' in error && typeof error.code === 'string' && AWAY.test(error.code);
    if (isAway || (canAnswer && !(await canAnswer()))) return errorResponse('E_UNAVAILABLE', UNAVAILABLE);
    return errorResponse('E_INTERNAL', 'Something went wrong on the server. Try again later; its log has the cause.');
  };
}

function laterProblem({ message, retryAfter }: TooManyReads): Problem {
  return new Problem('E_UNAVAILABLE', `${message}; try again in ${retryAfter} s`, [], retryAfter);
}

function answerOf({ code, message, issues, retryAfter }: Problem): Response {
  const answer = errorResponse(code, message, issues);
  if (retryAfter !== undefined) answer.headers.set('retry-after', String(retryAfter));
  return answer;
}
