import { expect, it } from 'vitest';
import { fullCosts } from '../costs.ts';
import { hashPassword, verifyPassword } from './argon2.ts';

const cost = fullCosts.password;

it('knows the password of a hash, and no other', async () => {
  const kept = await hashPassword('Grüße-aus-K0ln', cost);
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword('Grüße-aus-K0ln', kept, cost)).toEqual({ isRight: true, isOld: false });
  // The same letters in another normalization form.
  expect((await verifyPassword('Grüße-aus-K0ln'.normalize('NFD'), kept, cost)).isRight).toBe(true);
  expect((await verifyPassword('grüße-aus-k0ln', kept, cost)).isRight).toBe(false);
});

it('gives the same password another hash each time', async () => {
  expect(await hashPassword('abcD1234!', cost)).not.toBe(await hashPassword('abcD1234!', cost));
});

it('is never right where there is no account', async () => {
  expect(await verifyPassword('abcD1234!', null, cost)).toMatchObject({ isRight: false });
});

it('says which hashes are to be made again', async () => {
  // The vector of argon2id for "password" and "somesalt": 64 MiB, two passes, one lane (phc-winner-argon2, test.c).
  const vector = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await verifyPassword('password', vector, cost)).toEqual({ isRight: true, isOld: false });
  const small = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
  expect(await verifyPassword('password', small, cost)).toEqual({ isRight: true, isOld: true });
});
