import { type AlertRule, usualRules } from '@routeglass/domain/alerts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGeneration, publishGenerations } from '../src/store/generation.ts';
import { accountStore } from '../src/accounts/tables.ts';
import { type AlertScene, ASN, setAlertScene, WATCH } from './alertScene.ts';
import { engines } from './engines.ts';
import { UPDATES_AT } from './smallInternet.fixtures.ts';

const MINUTE = 60_000;
/** So many minutes after the newest routes of the small Internet. */
const after = (minutes: number): Date => new Date(UPDATES_AT.getTime() + minutes * MINUTE);

describe.each(engines())('states that alerts tell of over $name', ({ open }) => {
  let scene: AlertScene;
  beforeAll(async () => {
    scene = await setAlertScene(open);
    await scene.runTrial(90);
  });
  afterAll(() => scene.close());

  const ruleOf = ({ kind, isOn, vantagePoints, minutes, share, isUrgent }: AlertRule) => ({
    kind,
    on: isOn,
    vantage_points: vantagePoints,
    minutes,
    share,
    urgent: isUrgent,
  });
  const keep = (kind: AlertRule['kind'], more: Partial<AlertRule>) =>
    scene.ann.sendJson('POST', WATCH, {
      rules: usualRules.map((rule) => ruleOf({ ...rule, isOn: rule.kind === kind, ...(rule.kind === kind && more) })),
    });
  /** Publishes routes of that time, of which a ROA forbids this prefix, and judges. */
  async function judgeAt(minutes: number, roa: 'invalid' | 'valid', propagation = 1): Promise<void> {
    const { store } = scene;
    await sql`
      update announced set roa = ${roa}, propagation = ${propagation} where prefix = '8.8.4.0/24' and origin = ${ASN}
    `.execute(store.bulk);
    await sql`insert into changed_networks (asns) values (${[ASN]}::bigint[])`.execute(store.bulk);
    const generation = await openGeneration(store, {
      kind: 'mrt-updates',
      name: `updates.${minutes}`,
      world: 'internet',
      collector: 'rrc06',
    });
    await publishGenerations(store, [{ generation, asOf: after(minutes), records: 1 }]);
    await scene.accounts.judgeAlerts();
  }
  const alerts = async () =>
    (
      (await scene.ann.send('GET', '/api/auth/v1/alerts')).answer as unknown as {
        data: { kind: string; state: string; began: string; ended: string | null }[];
      }
    ).data.map(({ kind, state, began }) => ({ kind, state, began }));

  it('are told once they lasted as long as the rule asks, from when they began', async () => {
    await keep('roa-invalid', { minutes: 30 });
    await judgeAt(10, 'invalid');
    await judgeAt(35, 'invalid');
    expect(await alerts()).toEqual([]);
    // It ended in between, so the time starts again.
    await judgeAt(36, 'valid');
    await judgeAt(37, 'invalid');
    await judgeAt(60, 'invalid');
    expect(await alerts()).toEqual([]);
    await judgeAt(67, 'invalid');
    const told = { kind: 'roa-invalid', state: 'open', began: after(37).toISOString() };
    expect(await alerts()).toEqual([told]);
    await judgeAt(90, 'invalid');
    expect(await alerts()).toEqual([told]);
    await judgeAt(100, 'valid');
    await judgeAt(110, 'invalid');
    expect(await alerts()).toEqual([{ ...told, state: 'ended' }]);
  });

  it('come with the most common paths and the graph at that second, at their end too', async () => {
    const { answer } = await scene.ann.send('GET', '/api/auth/v1/alerts');
    const [alert] = (answer as unknown as { data: { paths: object[]; graph: string; messages: object[] }[] }).data;
    expect(alert?.messages).toHaveLength(2);
    expect(alert?.paths).toEqual([{ path: '3320 15169', vantage_points: 1 }]);
    expect(alert?.graph).toContain(
      `/as/${ASN}/graph?prefix=8.8.4.0%2F24&targets=3320&player=true&player-date=2026-06-01`,
    );
  });

  it('are told where so many vantage points have them', async () => {
    await judgeAt(300, 'valid');
    await keep('roa-invalid', { vantagePoints: 2 });
    await judgeAt(310, 'invalid', 1);
    expect(await alerts()).toHaveLength(1);
    await judgeAt(320, 'invalid', 2);
    expect(await alerts()).toMatchObject([{ state: 'open', began: after(310).toISOString() }, {}]);
  });

  it('let a rule break quiet hours or keep them', async () => {
    const { ann, time } = scene;
    const target = 'https://hook.example/';
    const channel = (await ann.sendJson('POST', '/api/auth/v1/alert-channels', { kind: 'webhook', name: 'h', target }))
      .answer as { channel: { id: string } };
    time.now = Math.ceil(time.now / (24 * 60 * MINUTE)) * 24 * 60 * MINUTE + 23 * 60 * MINUTE;
    const hours = { on: true, quiet_from: 22 * 60, quiet_until: 7 * 60, digest: 0 };
    await ann.sendJson('POST', `/api/auth/v1/alert-channels/${channel.channel.id}`, hours);
    const waits = async () => {
      const rows = await accountStore(scene.store)
        .db.selectFrom('alert_delivery')
        .select('due_at')
        .orderBy('place')
        .execute();
      return rows.map(({ due_at }) => due_at.getTime() > time.now);
    };
    await judgeAt(400, 'valid');
    expect(await waits()).toEqual([true]);
    await keep('roa-invalid', { isUrgent: true });
    await judgeAt(410, 'invalid');
    expect(await waits()).toEqual([true, false]);
    await keep('roa-invalid', { isUrgent: false });
    await judgeAt(420, 'valid');
    expect(await waits()).toEqual([true, false, true]);
  });
});
