import { all, ip, required } from '@routeglass/domain/field-rules';

/** A requested session. */
export interface BgpSessionRequest {
  /** Address of the router at the other end, IPv4 or IPv6. */
  readonly ip: string;
  /** Password of TCP MD5 signatures (RFC 2385), if used. */
  readonly password?: string;
  /** AS number of the other end. */
  readonly asnum: number;
}

export const bgpSessionRules = { ip: all(required, ip) };

/** Values of the fields; a password keeps its spaces. */
export function readBgpSession(textOf: (name: string) => string, asnum: number): BgpSessionRequest {
  const password = textOf('password');
  return { ip: textOf('ip').trim(), ...(password !== '' && { password }), asnum };
}
