import { ApiFailure } from '@routeglass/api-client/client';
import { expect, it } from 'vitest';
import {
  failureSentence,
  failureWords,
  isSaidInPlace,
  leaveToOthers,
  saidInPlace,
  wordsInPlace,
} from './failureWords.ts';

const failure = (status: number) => new ApiFailure('Failed to fetch', { code: 'E_TRANSPORT', status });

it('has words of its own where no answer came', () => {
  expect(failureWords(failure(0))).toBe("Can't reach the server. Check your connection.");
  expect(failureWords(new ApiFailure('Too many', { code: 'E_OTHER', status: 400 }))).toBe('Too many');
});

it('has words of its own where the answer is unknown to the page', () => {
  const strange = new ApiFailure('The answer to trials is not what …', { code: 'E_ANSWER', status: 200 });
  expect(failureWords(strange)).toBe("This page can't read the server's answer. Reload the page.");
});

it.each([
  ['Too many', 'Too many.'],
  ['Is it one? It is not.', 'Is it one? It is not.'],
  ['', ''],
])('makes a sentence of "%s"', (message, sentence) => {
  expect(failureSentence(new ApiFailure(message, { code: 'E_OTHER', status: 400 }))).toBe(sentence);
});

it('remembers what is said in its place', () => {
  const [said, retold, other] = [failure(502), failure(502), failure(502)];
  wordsInPlace(said);
  saidInPlace(retold);
  expect([said, retold, other].map(isSaidInPlace)).toEqual([true, true, false]);
});

it('leaves to others only that no answer came', () => {
  const failures = [failure(0), failure(502)];
  failures.forEach(leaveToOthers);
  expect(failures.map(isSaidInPlace)).toEqual([true, false]);
});
