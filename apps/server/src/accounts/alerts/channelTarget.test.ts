import { expect, it } from 'vitest';
import { targetProblem } from './channelTarget.ts';

const known: Readonly<Record<string, readonly string[]>> = {
  'hooks.example.net': ['193.0.6.139', '2001:67c:2e8::1'],
  'intranet.example.net': ['193.0.6.139', '10.1.2.3'],
};
const addressesOf = (name: string): Promise<readonly string[]> =>
  known[name]
    ? Promise.resolve(known[name])
    : Promise.reject(Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }));
const reach = { mayBeInner: () => false, addressesOf };

it.each([
  ['webhook', 'http://localhost:8080/x', 'localhost:8080 is inside this network'],
  ['webhook', 'https://hooks.localhost/x', 'hooks.localhost is inside this network'],
  ['webhook', 'http://2130706433/', '127.0.0.1 is inside this network'],
  ['webhook', 'http://[::ffff:10.0.0.1]/', '[::ffff:a00:1] is inside this network'],
  ['webhook', 'https://intranet.example.net/x', 'intranet.example.net is inside this network'],
  ['syslog', 'tls://[fd00::1]:6514', '[fd00::1]:6514 is inside this network'],
  ['syslog', 'tls://intranet.example.net:6514', 'intranet.example.net:6514 is inside this network'],
  [
    'webhook',
    'https://nowhere.example.net/x',
    'The name of nowhere.example.net is not known. Check the address, or try again later.',
  ],
  ['webhook', 'https://hooks.example.net/x', null],
  ['webhook', 'https://193.0.6.139/x', null],
] as const)('says about the address of a %s, %s: %s', async (kind, target, problem) => {
  expect(await targetProblem(kind, target, [], reach)).toBe(problem);
});

it.each([
  ['http://localhost/', '127.0.0.1'],
  ['https://intranet.example.net/x', '10.1.2.3'],
])('lets %s pass if the operator allows %s', async (target, allowed) => {
  const mayBeInner = (address: string) => address === allowed;
  expect(await targetProblem('webhook', target, [], { ...reach, mayBeInner })).toBeNull();
});
