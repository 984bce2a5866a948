import * as v from 'valibot';

/** HTTP status of each error code. Texts are for people, codes for programs. */
export const errorStatus = {
  E_BAD_REQUEST: 400,
  /** The address or token of a link is wrong, used or expired. */
  E_FORM_INVALID: 400,
  /** The captcha was not solved, or its solution was used before. */
  E_CAPTCHA: 400,
  E_UNAUTHORIZED: 401,
  /** The password is right; the code of an authenticator app or a recovery code is missing. */
  E_SECOND_FACTOR: 401,
  E_PRO_REQUIRED: 402,
  E_FORBIDDEN: 403,
  /** A sensitive step needs a recent sign-in: ask for the password, a passkey or a code again. */
  E_RECENT_SIGN_IN: 403,
  E_NOT_FOUND: 404,
  E_PAGE_BEYOND_END: 404,
  E_METHOD_NOT_ALLOWED: 405,
  /** The complete request did not arrive in time. */
  E_REQUEST_TIMEOUT: 408,
  /** It already exists: an account with this address, a request for this network. */
  E_CONFLICT: 409,
  E_TOO_LARGE: 413,
  /** The request is for a host name that is not this server's. */
  E_MISDIRECTED: 421,
  E_TOO_MANY_REQUESTS: 429,
  E_HEADERS_TOO_LARGE: 431,
  E_INTERNAL: 500,
  /** An external server (whois, DNS, payment) cannot be reached or returns nonsense. */
  E_UNREACHABLE: 502,
  E_STARTING: 503,
  /** The database is unreachable, full or overloaded. The request is fine and may be repeated later. */
  E_UNAVAILABLE: 503,
  /** An external server did not answer in time. */
  E_TIMED_OUT: 504,
} as const;
export type ErrorCode = keyof typeof errorStatus;
export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/**
 * Body of every error response.
 *
 * `message` says what happened and what to do; `issues` name the invalid parameters, each with its own message.
 */
export const errorAnswer = v.object({
  code: v.picklist(errorCodes),
  message: v.string(),
  /** Same text as `message`, for older clients. */
  error: v.optional(v.string()),
  issues: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
});
export type ErrorAnswer = v.InferOutput<typeof errorAnswer>;
