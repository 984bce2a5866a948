import { BlockList, isIP, isIPv6 } from 'node:net';

/** The request cannot be fulfilled. The message says why and what to do. */
export class ArchiveProblem extends Error {
  override readonly name = 'ArchiveProblem';
}

const local = new BlockList();
local.addSubnet('127.0.0.0', 8, 'ipv4');
local.addSubnet('10.0.0.0', 8, 'ipv4');
local.addSubnet('172.16.0.0', 12, 'ipv4');
local.addSubnet('192.168.0.0', 16, 'ipv4');
local.addAddress('::1', 'ipv6');
local.addSubnet('fc00::', 7, 'ipv6');

export function isWebAddress(text: string): boolean {
  return /^[a-z][a-z\d+.-]*:\/\//i.test(text);
}

/** Reads an archive address: https, or http for this machine and its own network. Throws `ArchiveProblem` for any other. */
export function readWebAddress(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href);
  if (!url || url.hostname === '') throw new ArchiveProblem(`${text} is not an address`);
  if (url.username !== '' || url.password !== '')
    throw new ArchiveProblem(`${url.host}: remove the user name and password; addresses are logged`);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url.hostname));
  if (!isSafe)
    throw new ArchiveProblem(`${url.href}: only https is allowed, or http from this machine and its own network`);
  url.hash = '';
  return url;
}

function isLocal(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (host === 'localhost' || host.endsWith('.localhost')) return true;
  return isIP(host) > 0 && local.check(host, isIPv6(host) ? 'ipv6' : 'ipv4');
}
