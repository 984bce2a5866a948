import { DAY_MS } from '@routeglass/domain/time';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../src/store/store.ts';
import { promote, TestBrowser } from './accounts.ts';
import { engines } from './engines.ts';
import { appOver } from './talk.ts';

const ADMIN = 'root@example.net';
const LIST = '/api/admin/v1/announcements';

describe.each(engines())('announcements over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  let app: Hono;
  let admin: TestBrowser;
  let later = 0;
  const day = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

  beforeAll(async () => {
    ({ store, remove } = await open());
    app = appOver(store, { clock: () => Date.now() + later });
    for (const email of [ADMIN, 'ann@example.net']) await new TestBrowser(app).signUp(email);
    await promote(store, ADMIN);
    admin = new TestBrowser(app);
    await admin.login(ADMIN);
  });
  afterAll(() => remove());

  const announce = async (form: Record<string, string>) =>
    (await admin.send('POST', LIST, { audience: 'everyone', ...form })).answer;
  const seen = async (browser = new TestBrowser(app)) => {
    const { answer } = await browser.send('GET', '/api/web/v1/announcement');
    return (answer['announcement'] as { text: string } | null)?.text ?? null;
  };
  const end = async (id: unknown) => (await admin.send('DELETE', `${LIST}/${String(id)}`)).status;

  it('shows one at once, until it is ended', async () => {
    expect(await seen()).toBeNull();
    const made = await announce({ text: ' Work on the database tonight ', href: '/blog' });
    expect(made).toMatchObject({ text: 'Work on the database tonight', href: '/blog', state: 'shown', by: ADMIN });
    expect(await seen()).toBe('Work on the database tonight');
    expect(await end(made['id'])).toBe(200);
    expect(await seen()).toBeNull();
    expect(await end(made['id'])).toBe(409);
    expect(await end('none')).toBe(404);
    const audit = (await admin.send('GET', '/api/admin/v1/audit?subject=' + String(made['id']))).answer;
    expect(audit['data']).toMatchObject([{ action: 'announcement.ended' }, { action: 'announcement.made' }]);
  });

  it('shows some to people who are signed in alone', async () => {
    const { id } = await announce({ text: 'For accounts', audience: 'signed-in' });
    expect(await seen()).toBeNull();
    const ann = new TestBrowser(app);
    await ann.login('ann@example.net');
    expect(await seen(ann)).toBe('For accounts');
    await end(id);
  });

  it('keeps to its days, the last one included', async () => {
    const { id } = await announce({ text: 'Planned', from: day(2), until: day(3) });
    expect(await seen()).toBeNull();
    later = 3 * DAY_MS;
    expect(await seen()).toBe('Planned');
    later = 4 * DAY_MS;
    expect(await seen()).toBeNull();
    later = 0;
    expect(await end(id)).toBe(200);
    later = 3 * DAY_MS;
    expect(await seen()).toBeNull();
    later = 0;
    expect((await admin.send('GET', LIST)).answer['data']).toMatchObject([
      { text: 'Planned', state: 'over' },
      { text: 'For accounts', state: 'over' },
      { state: 'over' },
    ]);
  });

  it('shows the newest of several', async () => {
    const first = await announce({ text: 'First' });
    later = 1_000;
    const second = await announce({ text: 'Second' });
    expect(await seen()).toBe('Second');
    await end(second['id']);
    expect(await seen()).toBe('First');
    await end(first['id']);
    later = 0;
  });

  it.each([
    [{ text: ' ' }, 'text'],
    [{ text: 'x'.repeat(301) }, 'text'],
    [{ text: 'x', href: 'javascript:alert(1)' }, 'href'],
    [{ text: 'x', href: '//evil.example' }, 'href'],
    [{ text: 'x', href: '/\\evil.example' }, 'href'],
    [{ text: 'x', audience: 'admins' }, 'audience'],
    [{ text: 'x', from: '2026-02-30' }, 'from'],
    [{ text: 'x', from: '2036-03-01', until: '2036-02-01' }, 'until'],
  ])('refuses %j', async (form, path) => {
    expect(await announce(form)).toMatchObject({ code: 'E_BAD_REQUEST', issues: [{ path }] });
  });
});
