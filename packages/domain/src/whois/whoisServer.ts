/** The port of the protocol (RFC 3912). */
export const WHOIS_PORT = 43;

/** A whois server by name or address. */
export interface WhoisServer {
  readonly host: string;
  readonly port: number;
}

const HOST = /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*\.?$/i;

/** Reads `host`, `host:port`, `[address]:port` or `whois://host:port`. Null for anything else, such as web addresses and other protocols. */
export function parseWhoisServer(text: string): WhoisServer | null {
  const match = /^(?:whois:\/\/)?(?:\[([\da-f:.]+)\]|([^:/\s[\]]+))(?::(\d{1,5}))?\/?$/i.exec(text.trim());
  if (!match) return null;
  const host = (match[1] ?? match[2] ?? '').toLowerCase().replace(/\.$/, '');
  const port = match[3] === undefined ? WHOIS_PORT : Number(match[3]);
  if (port < 1 || port > 65_535 || (match[1] === undefined && !HOST.test(host))) return null;
  return { host, port };
}

/** `whois.iana.org`, with the port if it is not 43. */
export function formatWhoisServer({ host, port }: WhoisServer): string {
  const name = host.includes(':') ? `[${host}]` : host;
  return port === WHOIS_PORT ? host : `${name}:${port}`;
}
