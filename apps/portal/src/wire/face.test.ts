import { ApiFailure } from '@routeglass/api-client/client';
import type { Answering } from '@routeglass/api-client/hooks';
import { describe, expect, it } from 'vitest';
import { faceAbove, faceOf, faceOrNothing, isUnreached } from './face.ts';

const retry = () => {};
const call = (part: Partial<Answering<number>>): Answering<number> => ({
  data: undefined,
  error: undefined,
  isLoading: false,
  retry,
  ...part,
});
const failure = (status: number) => new ApiFailure('It is not there', { code: 'E_OTHER', status, data: undefined });
const double = (count: number) => count * 2;

describe('the face of a call', () => {
  it('is on its way, here, or failed with a way to try again', () => {
    expect(faceOf(call({ isLoading: true }), double)).toEqual({ status: 'loading' });
    expect(faceOf(call({ data: 4 }), double)).toEqual({ status: 'ready', data: 8 });
    const failed = { status: 'error', message: 'It is not there.', onRetry: retry };
    expect(faceOf(call({ error: failure(404) }), double)).toEqual(failed);
  });

  it('leaves it to the part below to say that no answer came, or that the server failed', () => {
    expect(faceAbove(call({ error: failure(0) }), double)).toEqual({ status: 'error', message: '', onRetry: retry });
    expect(faceAbove(call({ error: failure(500) }), double)).toMatchObject({ message: '' });
    expect(faceAbove(call({ error: failure(429) }), double)).toMatchObject({ message: 'It is not there.' });
    expect(faceAbove(call({ data: 4 }), double)).toEqual({ status: 'ready', data: 8 });
  });

  it('is out of reach where no answer came, and none of before is there', () => {
    expect(isUnreached(call({ error: failure(0) }))).toBe(true);
    expect(isUnreached(call({ error: failure(0), data: 4 }))).toBe(false);
    expect(isUnreached(call({ error: failure(502) }))).toBe(false);
  });

  it('is nothing, and no failure, where what need not exist does not', () => {
    expect(faceOrNothing(call({ error: failure(404) }), double, 0)).toEqual({ status: 'ready', data: 0 });
    expect(faceOrNothing(call({ data: 4, error: failure(404) }), double, 0)).toEqual({ status: 'ready', data: 8 });
    expect(faceOrNothing(call({ isLoading: true }), double, 0)).toEqual({ status: 'loading' });
    expect(faceOrNothing(call({ error: failure(502) }), double, 0)).toMatchObject({ status: 'error' });
  });
});
