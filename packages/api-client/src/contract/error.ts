import * as v from 'valibot';

/** What went wrong, by code: the status that carries it and when it is said. Texts are for people; codes are for programs. */
export const errorStatus = {
  E_BAD_REQUEST: 400,
  /** A link's address or token is wrong, used up or too old. */
  E_FORM_INVALID: 400,
  /** The captcha was not solved, or its answer was used before. */
  E_CAPTCHA: 400,
  E_UNAUTHORIZED: 401,
  /** The password is right; the code of an authenticator app or a recovery code is missing. */
  E_SECOND_FACTOR: 401,
  E_PRO_REQUIRED: 402,
  E_FORBIDDEN: 403,
  /** The step is dangerous and the sign-in not recent: the password, a passkey or a code is asked for once more. */
  E_RECENT_SIGN_IN: 403,
  E_NOT_FOUND: 404,
  E_PAGE_BEYOND_END: 404,
  E_METHOD_NOT_ALLOWED: 405,
  /** The request did not arrive whole in time. */
  E_REQUEST_TIMEOUT: 408,
  /** It is there already: an account with this address, a request for this network. */
  E_CONFLICT: 409,
  E_TOO_LARGE: 413,
  /** Asked under a name that is not this server's. */
  E_MISDIRECTED: 421,
  E_TOO_MANY_REQUESTS: 429,
  E_HEADERS_TOO_LARGE: 431,
  E_INTERNAL: 500,
  /** A server outside (whois, DNS, payment) cannot be reached or does not make sense. */
  E_UNREACHABLE: 502,
  E_STARTING: 503,
  /** The database is away, has no room or more to answer than it can: nothing is wrong with the request, which may be made again later. */
  E_UNAVAILABLE: 503,
  /** A server outside did not answer in time. */
  E_TIMED_OUT: 504,
} as const;
export type ErrorCode = keyof typeof errorStatus;
export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/**
 * The body of every answer that is not a success.
 *
 * `message` says what happened and what to do; `issues` name the parameters at fault, each with its own message.
 */
export const errorAnswer = v.object({
  code: v.picklist(errorCodes),
  message: v.string(),
  /** The same text as `message`, where older clients look for it. */
  error: v.optional(v.string()),
  issues: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
});
export type ErrorAnswer = v.InferOutput<typeof errorAnswer>;
