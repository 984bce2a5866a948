import { BlockList, isIPv6 } from 'node:net';

/** Where no server of strangers is: this machine, its neighbors, and what is not one host. */
const inner = new BlockList();
for (const [block, length] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(block, length, 'ipv4');
for (const [block, length] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  ['64:ff9b::', 96],
] as const)
  inner.addSubnet(block, length, 'ipv6');

/** Whether an IP address is inside this network. */
export function isInner(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  return inner.check(mapped ?? address, !mapped && isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Says why a server is not asked. */
export const innerText = (host: string): string => `${host} is inside this network`;
