import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { errorResponse } from './answerErrors.ts';
import { Problem } from './problem.ts';

const LONGEST_QUERY = 8_192;
const LARGEST_BODY = 262_144;
/** Lists of numbers (`targets=3356`, repeated or with commas) may be long and do not count. */
const LISTED_NUMBER = /(?:^|&)[a-z_-]+=(?:AS)?\d{1,10}(?:,(?:AS)?\d{1,10})*(?=&|$)/gi;

/** Refuses an address with a query that is longer than any valid one. */
export const queryLimit: MiddlewareHandler = async (context, next) => {
  const query = context.req.url.slice(context.req.url.indexOf('?') + 1);
  if (query.length > LONGEST_QUERY && query.replaceAll(LISTED_NUMBER, '').length > LONGEST_QUERY)
    throw new Problem('E_BAD_REQUEST', `The query is longer than ${LONGEST_QUERY} characters`);
  await next();
};

export const requestLimit: MiddlewareHandler = bodyLimit({
  maxSize: LARGEST_BODY,
  onError: () => errorResponse('E_TOO_LARGE', `The body is larger than ${LARGEST_BODY} bytes`),
});
