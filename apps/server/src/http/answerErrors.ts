import { type ErrorAnswer, type ErrorCode, errorStatus } from '@routeglass/api-client/contract';
import type { Context } from 'hono';
import { Problem } from './problem.ts';

export type Log = (line: string) => void;

/** The contract's error with the status of its code. */
export function errorResponse(code: ErrorCode, message: string, issues: ErrorAnswer['issues'] = []): Response {
  const body: ErrorAnswer = issues.length > 0 ? { code, message, issues } : { code, message };
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  if (code === 'E_STARTING') headers['retry-after'] = '2';
  return Response.json(body, { status: errorStatus[code], headers });
}

/** Turns what was thrown into an answer. What nobody foresaw is told to the operator's log in one line, and to the caller without its inside. */
export function createErrorHandler(log: Log): (error: Error, context: Context) => Response {
  return (error, context) => {
    if (error instanceof Problem) {
      const answer = errorResponse(error.code, error.message, error.issues);
      if (error.retryAfter !== undefined) answer.headers.set('retry-after', String(error.retryAfter));
      return answer;
    }
    log(`${context.req.method} ${context.req.path} failed: ${error.name}: ${error.message}`);
    return errorResponse('E_INTERNAL', 'The server failed at this request. Its log says why; try again later.');
  };
}
