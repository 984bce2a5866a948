import { describe, expect, it, vi } from 'vitest';
import { logout } from '../contract/auth/signIn.ts';
import { endpoints } from '../contract/table.ts';
import { oneOrigin } from './address.ts';
import { createClient } from './client.ts';
import { type GivenAnswers, readGiven, withGiven } from './givenAnswers.ts';

const ADDRESS = '/v2/peeringdb/asn/64512/ix-count';
const asked = { params: { asn: 64_512 } };

describe('withGiven', () => {
  const over = (given: GivenAnswers, age = 0) => {
    const fetch = vi.fn(async () => Response.json({ count: 2, source_loaded: true }));
    return {
      fetch,
      client: withGiven(
        createClient({ bases: oneOrigin(), fetch }),
        readGiven(given, () => age),
      ),
    };
  };

  it('gives what came with the page once, and asks the server from then on', async () => {
    const { fetch, client } = over({ [ADDRESS]: { status: 200, body: { count: 1, source_loaded: true } } });
    expect(await client.call(endpoints.ixCount, asked)).toEqual({ count: 1, source_loaded: true });
    expect(fetch).not.toHaveBeenCalled();
    expect(await client.call(endpoints.ixCount, asked)).toEqual({ count: 2, source_loaded: true });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('asks the server for what did not come', async () => {
    const { fetch, client } = over({ [ADDRESS]: { status: 200, body: { count: 1, source_loaded: true } } });
    expect(await client.call(endpoints.ixCount, { params: { asn: 64_513 } })).toEqual({
      count: 2,
      source_loaded: true,
    });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('gives a failure as the server said it', async () => {
    const body = { code: 'E_NOT_FOUND', message: 'AS64512 has no record', issues: [] };
    const { client } = over({ [ADDRESS]: { status: 404, body } });
    await expect(client.call(endpoints.ixCount, asked)).rejects.toMatchObject({ code: 'E_NOT_FOUND', status: 404 });
  });

  it('refuses what the contract does not promise', async () => {
    const { client } = over({ [ADDRESS]: { status: 200, body: { count: 'many' } } });
    await expect(client.call(endpoints.ixCount, asked)).rejects.toMatchObject({ code: 'E_ANSWER' });
  });

  it('gives nothing that came before something was sent', async () => {
    const answers = { [ADDRESS]: { status: 200, body: { count: 1, source_loaded: true } } };
    const { client } = over(answers);
    await client.call(logout, {}).catch(() => undefined);
    expect(await client.call(endpoints.ixCount, asked)).toEqual({ count: 2, source_loaded: true });
    const given = readGiven(answers);
    expect(given.isPresent(`GET ${ADDRESS}`, answers[ADDRESS]?.body)).toBe(true);
    given.outdate();
    expect(given.isPresent(`GET ${ADDRESS}`, answers[ADDRESS]?.body)).toBe(false);
  });

  it('takes nothing for present that came with a page long ago', async () => {
    const { client } = over({ [ADDRESS]: { status: 200, body: { count: 1, source_loaded: true } } }, 60_000);
    expect(await client.call(endpoints.ixCount, asked)).toEqual({ count: 2, source_loaded: true });
  });
});
