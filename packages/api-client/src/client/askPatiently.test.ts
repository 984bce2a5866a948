import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '../contract/table.ts';
import { createClient } from './client.ts';

const busy = (retryAfter?: string) =>
  Response.json(
    { code: 'E_UNAVAILABLE', message: 'The database is overloaded' },
    { status: 503, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } },
  );
const well = () => Response.json({ status: 'ok' });

/** A client whose server returns these answers in turn, and the times of the requests, in milliseconds. */
function clientOf(...answers: readonly (() => Response)[]) {
  const asked: number[] = [];
  const begun = Date.now();
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    asked.push(Date.now() - begun);
    return answers[asked.length - 1]!();
  });
  return { asked, client: createClient({ fetch }) };
}

describe('a server with too much to do', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is asked once more when it says', async () => {
    const { asked, client } = clientOf(() => busy('3'), well);
    const answer = client.call(endpoints.health, {});
    await vi.advanceTimersByTimeAsync(3_000);
    await expect(answer).resolves.toEqual({ status: 'ok' });
    expect(asked).toEqual([0, 3_000]);
  });

  it('has failed when it still has', async () => {
    const { asked, client } = clientOf(
      () => busy('1'),
      () => busy('1'),
    );
    const failed = expect(client.call(endpoints.health, {})).rejects.toMatchObject({ code: 'E_UNAVAILABLE' });
    await vi.advanceTimersByTimeAsync(1_000);
    await failed;
    expect(asked).toEqual([0, 1_000]);
  });

  it.each([undefined, '60', 'soon'])('has failed at once where it says to come back %s', async (retryAfter) => {
    const { asked, client } = clientOf(() => busy(retryAfter));
    await expect(client.call(endpoints.health, {})).rejects.toMatchObject({ status: 503 });
    expect(asked).toEqual([0]);
  });

  it('is sent once what changes something', async () => {
    const { asked, client } = clientOf(() => busy('1'));
    await expect(client.call(endpoints.logout, {})).rejects.toMatchObject({ status: 503 });
    expect(asked).toEqual([0]);
  });

  it('is not asked again by who has gone', async () => {
    const { asked, client } = clientOf(() => busy('3'), well);
    const left = new AbortController();
    const call = expect(client.call(endpoints.health, {}, { signal: left.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    await vi.advanceTimersByTimeAsync(1_000);
    left.abort();
    await call;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked).toEqual([0]);
  });
});
