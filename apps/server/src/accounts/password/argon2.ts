import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { PasswordCost } from '../costs.ts';

const derive = promisify(argon2);

const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]+)$/;
/** Concurrent hashes: each needs its memory and a thread of the shared pool. */
const AT_ONCE = 2;

const text = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
/** The PHC format of a hash. */
const phcOf = ({ memory, passes, parallelism }: PasswordCost, salt: Buffer, tag: Buffer): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(salt)}$${text(tag)}`;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

const hashWith = (password: string, nonce: Buffer, { memory, passes, parallelism }: PasswordCost): Promise<Buffer> =>
  inTurn(() =>
    derive('argon2id', {
      message: Buffer.from(password.normalize('NFKC')),
      nonce,
      memory,
      passes,
      parallelism,
      tagLength: 32,
    }),
  );

/** Hashes a password for storage, in the PHC format. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(16);
  return phcOf(cost, salt, await hashWith(password, salt, cost));
}

export interface Verdict {
  readonly isRight: boolean;
  /** Whether the hash is weaker than today's cost; it is replaced at the next log-in. */
  readonly isOld: boolean;
}

/** Checks a password against a hash. With null (no account) it fails after the same work. `asked`: the cost of new hashes. */
export async function verifyPassword(password: string, kept: string | null, asked: PasswordCost): Promise<Verdict> {
  // Used for a missing account, so that the response takes as long.
  const unknown = phcOf(asked, randomBytes(16), randomBytes(32));
  const [, m = '', t = '', p = '', salt = '', tag = ''] = PHC.exec(kept ?? unknown) ?? PHC.exec(unknown) ?? [];
  const cost = { memory: Number(m), passes: Number(t), parallelism: Number(p) };
  const expected = Buffer.from(tag, 'base64');
  const given = await hashWith(password, Buffer.from(salt, 'base64'), cost);
  const isRight = given.length === expected.length && timingSafeEqual(given, expected);
  return {
    isRight: isRight && kept !== null,
    isOld: cost.memory < asked.memory || cost.passes < asked.passes,
  };
}
