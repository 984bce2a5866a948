import { expect, it } from 'vitest';
import { saysGone } from './enhancedStatus.ts';

it.each([
  ['550 5.1.1 <bob@example.net>: Recipient address rejected: User unknown', 550, true],
  ['550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found', 550, true],
  ['550 5.2.1 The email account that you tried to reach is disabled', 550, true],
  ['556 5.1.10 Domain has null MX', 556, true],
  ['550 No such user here', 550, true],
  ['550 5.7.1 Service unavailable, client host 192.0.2.5.1.1 blocked', 550, false],
  ['552 5.2.2 Mailbox full', 552, false],
  ['554 Transaction failed', 554, false],
  ['550 5.7.26 Unauthenticated mail is not accepted', 550, false],
  ['5.1.1', undefined, true],
  ['5.4.4', undefined, false],
  ['4.1.1', undefined, false],
])('reads %j with %s as a mailbox that does not exist: %s', (text, reply, isGone) => {
  expect(saysGone(text, reply)).toBe(isGone);
});
