import { expect, it } from 'vitest';
import { targetProblem } from './channelTarget.ts';

const none = () => false;

it.each([
  ['webhook', 'http://localhost:8080/x', 'localhost:8080 is inside this network'],
  ['webhook', 'https://hooks.localhost/x', 'hooks.localhost is inside this network'],
  ['webhook', 'http://2130706433/', '127.0.0.1 is inside this network'],
  ['webhook', 'http://[::ffff:10.0.0.1]/', '[::ffff:a00:1] is inside this network'],
  ['syslog', 'tls://[fd00::1]:6514', '[fd00::1]:6514 is inside this network'],
  ['webhook', 'https://hooks.example.net/x', null],
  ['webhook', 'https://193.0.6.139/x', null],
] as const)('says of the address of a %s, %s: %s', (kind, target, problem) => {
  expect(targetProblem(kind, target, [], none)).toBe(problem);
});

it('lets an address pass that the operator allows', () => {
  expect(targetProblem('webhook', 'http://localhost/', [], (address) => address === '127.0.0.1')).toBeNull();
});
