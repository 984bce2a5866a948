import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, it } from 'vitest';
import { fullCosts } from '../costs.ts';
import { keysOf } from '../keys.ts';
import { proofOfWork } from './proofOfWork.ts';

const triesOf = async (mostTries: number): Promise<number[]> => {
  const work = proofOfWork(keysOf('test'), mostTries, Date.now);
  const counters: number[] = [];
  for (let run = 0; run < 8; run++) {
    const challenge = await work.challenge();
    const solution = await solveChallenge({ challenge, deriveKey });
    expect(solution).not.toBeNull();
    const answer = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    expect(await work.check(answer)).not.toBeNull();
    counters.push(solution?.counter ?? 0);
  }
  return counters;
};

it('takes some hundred tries of a browser at full cost', async () => {
  const counters = await triesOf(fullCosts.captchaTries);
  // No more than one in 10^8 runs finds eight answers as early as this.
  expect(Math.max(...counters)).toBeGreaterThan(40);
});

it('takes no more tries than it is told', async () => {
  expect(await triesOf(1)).toEqual(Array.from({ length: 8 }, () => 0));
});
