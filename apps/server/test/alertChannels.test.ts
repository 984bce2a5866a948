import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountStore } from '../src/accounts/tables.ts';
import type { TestBrowser } from './accounts.ts';
import { type AlertScene, setAlertScene } from './alertScene.ts';
import { engines } from './engines.ts';

const CHANNELS = '/api/auth/v1/alert-channels';

describe.each(engines())('channels of alerts over $name', ({ name, open }) => {
  let scene: AlertScene;
  let ann: TestBrowser;
  let bob: TestBrowser;

  beforeAll(async () => {
    scene = await setAlertScene(open);
    ({ ann, bob } = scene);
  });
  afterAll(() => scene.close());

  it('refuses channels to where they must not lead', async () => {
    const refused = { name: 'x', kind: 'mail', target: 'stranger@example.org' };
    expect((await ann.sendJson('POST', CHANNELS, refused)).status).toBe(400);
    for (const target of ['ftp://a.example', 'nonsense'])
      expect((await ann.sendJson('POST', CHANNELS, { ...refused, kind: 'webhook', target })).status).toBe(400);
    for (const [target, host] of [
      ['http://127.0.0.2:1/secret', '127.0.0.2:1'],
      ['https://10.1.2.3/x', '10.1.2.3'],
      ['http://[fe80::1]/x', '[fe80::1]'],
      ['udp://169.254.1.1:514', '169.254.1.1:514'],
      ['https://intranet.example.net/x', 'intranet.example.net'],
    ] as const) {
      const kind = target.startsWith('udp') ? 'syslog' : 'webhook';
      expect(await ann.sendJson('POST', CHANNELS, { name: 'inner', kind, target })).toMatchObject({
        status: 400,
        answer: { error: `${host} is inside this network` },
      });
    }
  });

  it('has one channel to each address of an account, which only the account can remove', async () => {
    const hook = { kind: 'webhook', name: 'hook', target: 'https://hooks.example.net/a' };
    const { answer } = await ann.sendJson('POST', CHANNELS, hook);
    const { channel } = answer as { channel: { id: string } };
    for (const target of [hook.target, 'https://HOOKS.example.net:443/a'])
      expect(await ann.sendJson('POST', CHANNELS, { ...hook, target })).toMatchObject({
        status: 409,
        answer: { error: 'You already have a channel to this address.' },
      });
    expect((await bob.send('DELETE', `${CHANNELS}/${channel.id}`)).status).toBe(404);
    expect((await ann.send('DELETE', `${CHANNELS}/${channel.id}`)).status).toBe(200);
  });

  // The embedded engine runs one transaction at a time.
  it.skipIf(name === 'PGlite')('has one channel to an address that two requests add at the same time', async () => {
    const hook = { kind: 'webhook', name: 'hook', target: 'https://hooks.example.net/b' };
    const waiting = async (): Promise<number> => {
      const { rows } = await sql`
        select from pg_locks where not granted and pid in (select pid from pg_stat_activity where datname = current_database())
      `.execute(scene.store.db);
      return rows.length;
    };
    const answers = await accountStore(scene.store).write(async (queries) => {
      // Both have read the channels before either can add one.
      await sql`lock table accounts.alert_channel in share row exclusive mode`.execute(queries);
      const both = [1, 2].map(() => ann.sendJson('POST', CHANNELS, hook));
      await expect.poll(waiting).toBe(2);
      return { both };
    });
    const [one, other] = await Promise.all(answers.both);
    const [made, refused] = one?.status === 200 ? [one, other] : [other, one];
    expect([made?.status, refused?.status]).toEqual([200, 409]);
    const { channel } = (made ?? expect.fail('no answer')).answer as { channel: { id: string } };
    expect((await ann.send('DELETE', `${CHANNELS}/${channel.id}`)).status).toBe(200);
  });
});
