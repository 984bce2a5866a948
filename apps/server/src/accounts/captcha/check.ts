import { Problem } from '../../http/problem.ts';
import type { Keys } from '../keys.ts';
import { hashOf } from '../token.ts';
import type { AccountStore } from '../tables.ts';
import { type ProofOfWork, proofOfWork } from './proofOfWork.ts';
import { checkRecaptcha, type RecaptchaKeys } from './recaptcha.ts';

/** Checks captchas. */
export interface CaptchaCheck {
  readonly work: ProofOfWork;
  readonly recaptcha: RecaptchaKeys | null;
  /** Throws E_CAPTCHA for an answer that is wrong, expired or was used before. */
  check(answer: string | undefined, address: string): Promise<void>;
}

export function createCaptcha(
  store: AccountStore,
  keys: Keys,
  mostTries: number,
  recaptcha: RecaptchaKeys | null,
  clock: () => number,
): CaptchaCheck {
  const work = proofOfWork(keys, mostTries, clock);
  const refuse = (message: string, cause?: string): never => {
    const path = 'recaptcha';
    throw Object.assign(new Problem('E_CAPTCHA', message, [{ path, message }]), cause === undefined ? {} : { cause });
  };
  const useOnce = (id: string, expires: Date): Promise<boolean> =>
    store.write(async (queries) => {
      await queries.deleteFrom('used_captcha').where('expires_at', '<', new Date(clock())).execute();
      const { numInsertedOrUpdatedRows } = await queries
        .insertInto('used_captcha')
        .values({ answer_hash: hashOf(id), expires_at: expires })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    });
  return {
    work,
    recaptcha,
    async check(answer = '', address) {
      if (answer === '') refuse('Tick the box "I am not a robot" first.');
      if (recaptcha) {
        const isRight = await checkRecaptcha(recaptcha, answer, address).catch((error: unknown) =>
          refuse('The captcha could not be checked. Try again in a moment.', String(error)),
        );
        return isRight ? undefined : refuse('The captcha was not solved. Solve it again.');
      }
      const found = await work.check(answer);
      if (!found) return refuse('The captcha was not solved, or its answer is too old. Solve it again.');
      if (!(await useOnce(found.id, found.expires)))
        refuse('This answer of the captcha was used before. Solve it again.');
    },
  };
}
