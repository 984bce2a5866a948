import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRights, rightsChanged } from '../src/accounts/session/rights/rights.ts';
import { accountStore, type AccountStore } from '../src/accounts/tables.ts';
import { engines } from './engines.ts';

const DAY = 86_400_000;

describe.each(engines())('rights over $name', ({ open }) => {
  let store: AccountStore;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    const opened = await open();
    store = accountStore(opened.store);
    remove = opened.remove;
  });
  afterAll(() => remove());

  /** Rights as tables of subscriptions and access would say them, and how often they were asked. */
  function faked() {
    const says = { until: null as Date | null, approved: false, asked: 0 };
    const clock = { now: Date.UTC(2026, 10, 1) };
    const of = createRights(store, () => clock.now, {
      subscription: (_queries, _id, at) => {
        says.asked += 1;
        return Promise.resolve(says.until && says.until > at ? { until: says.until } : null);
      },
      networks: () =>
        Promise.resolve([{ asn: 64_512, as_name: null, status: says.approved ? 1 : 0, approved: says.approved }]),
    });
    return { says, clock, of };
  }

  it('reads once, and again after a change that was committed', async () => {
    const { says, clock, of } = faked();
    expect(await of('ann')).toMatchObject({ rating: false, until: null, asList: [{ approved: false }] });
    await of('ann');
    expect(says.asked).toBe(1);
    says.until = new Date(clock.now + 30 * DAY);
    says.approved = true;
    expect((await of('ann')).rating).toBe(false);
    await store.write((queries) => rightsChanged(queries));
    expect(await of('ann')).toMatchObject({ rating: true, until: says.until, asList: [{ approved: true }] });
  });

  it('forgets nothing for a change that was rolled back', async () => {
    const { says, of } = faked();
    await of('bob');
    const failed = store.write(async (queries) => {
      await rightsChanged(queries);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await of('bob');
    expect(says.asked).toBe(1);
  });

  it('ends with the subscription, without any change', async () => {
    const { says, clock, of } = faked();
    says.until = new Date(clock.now + DAY);
    expect((await of('eve')).rating).toBe(true);
    clock.now += DAY;
    expect((await of('eve')).rating).toBe(false);
  });

  it('remembers nothing under a generation that has passed', async () => {
    const { says, of } = faked();
    await of('kim', 7);
    says.approved = true;
    expect((await of('kim', 6)).asList).toMatchObject([{ approved: true }]);
    expect((await of('kim', 7)).asList).toMatchObject([{ approved: false }]);
    expect((await of('kim', 8)).asList).toMatchObject([{ approved: true }]);
  });
});
