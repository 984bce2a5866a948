import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { serialize } from 'hono/utils/cookie';

/** The cookies that the server sets, by their content. */
export type CookieName = 'session' | 'registration' | 'provider';

/** The browser of a request: its cookies and its user agent. Cookies set here are also sent with refusals. */
export interface Browser {
  readonly userAgent: string;
  /** The server's address for this browser, without a trailing slash. */
  readonly origin: string;
  cookie(name: CookieName): string | undefined;
  /** Sets a cookie for this host that scripts cannot read; without a value, it is deleted. */
  setCookie(name: CookieName, value: string | null, seconds?: number): void;
}

const LONGEST_USER_AGENT = 300;
const LOCAL = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|[\w.-]+\.localhost)$/;
const SET = 'cookies to set';

/** The address of the server: the public address if set, else the one in the request. */
export function originOf(context: Context, publicUrl: string | undefined, trustProxy: boolean): URL {
  if (publicUrl !== undefined) return new URL(publicUrl);
  const forwarded = trustProxy ? context.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim() : undefined;
  const asked = new URL(context.req.url);
  const host = context.req.header('host') ?? asked.host;
  const text = `${forwarded === 'https' ? 'https' : 'http'}://${host}`;
  return URL.canParse(text) ? new URL(text) : asked;
}

/** A cookie with this prefix goes to no other host and not to plain http on another port. Browsers accept it only over https and from this machine. */
export function isSecure(origin: URL): boolean {
  return origin.protocol === 'https:' || LOCAL.test(origin.hostname);
}

export function browserOf(context: Context, origin: URL): Browser {
  const secure = isSecure(origin);
  const fullName = (name: CookieName): string => (secure ? `__Host-${name}` : name);
  return {
    userAgent: (context.req.header('user-agent') ?? '').slice(0, LONGEST_USER_AGENT),
    origin: origin.origin,
    cookie: (name) => getCookie(context, fullName(name)) || undefined,
    setCookie(name, value, seconds = 0) {
      const options = {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        secure,
        maxAge: value === null ? 0 : seconds,
      } as const;
      const before = (context.get(SET) as string[] | undefined) ?? [];
      context.set(SET, [...before, serialize(fullName(name), value ?? '', options)]);
    },
  };
}

/** Sends the cookies that were set, whatever the answer is. */
export const sendCookies: MiddlewareHandler = async (context, next) => {
  await next();
  for (const cookie of (context.get(SET) as string[] | undefined) ?? [])
    context.res.headers.append('set-cookie', cookie);
};
