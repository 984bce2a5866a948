import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alertKinds } from '@routeglass/domain/alerts';
import { TEST_TITLE } from '../src/accounts/alerts/channels/text.ts';
import { signaturesOf } from '../src/accounts/alerts/channels/webhook.ts';
import { queueTest } from '../src/accounts/alerts/queueMessage.ts';
import { accountStore } from '../src/accounts/tables.ts';
import { record } from '../src/analytics/incidents/ledger.ts';
import { TestBrowser } from './accounts.ts';
import type { AlertReceivers } from './alertReceivers.ts';
import { type AlertScene, ANN, ASN, HOUR, names, setAlertScene, WATCH } from './alertScene.ts';
import { engines } from './engines.ts';
import { anIncident, day } from './incidents.fixtures.ts';

const rule = { kind: 'hijack', on: true, vantage_points: 0, minutes: 0, share: 0 };
/** Prefixes of no other event of the small Internet, and a second that is no round one. */
const hijackOf = (last: number | null, peers = 2) =>
  anIncident({ prefix: '8.8.8.0/24', firstSeen: day(3) + 29_107, lastSeen: last, peers, origin: 33_560 });

describe.each(engines())('alerts over $name', ({ open }) => {
  let scene: AlertScene;
  let receivers: AlertReceivers;
  let app: Hono;
  let ann: TestBrowser;
  let bob: TestBrowser;

  beforeAll(async () => {
    scene = await setAlertScene(open);
    ({ receivers, app, ann, bob } = scene);
  });
  afterAll(() => scene.close());

  const publish = (...incidents: ReturnType<typeof anIncident>[]) => scene.publish(...incidents);
  const alerts = async (query = '') =>
    (await ann.send('GET', `/api/auth/v1/alerts${query}`)).answer as unknown as {
      data: { id: string; kind: string; state: string; title: string; messages: { change: string }[] }[];
    };
  const alertLetters = () => receivers.letters.filter(({ subject }) => /Hijack|alerts about/.test(subject));
  const makeChannel = async (body: object) =>
    (await ann.sendJson('POST', '/api/auth/v1/alert-channels', body)).answer as {
      channel: { id: string; target: string };
      secret: string | null;
    };
  const deliveries = async (id: string) =>
    (await ann.send('GET', `/api/auth/v1/alert-channels/${id}/deliveries`)).answer as unknown as {
      state: string;
      attempts: number;
      problem: string | null;
      change: string | null;
    }[];

  it('lets nobody watch a network without access', async () => {
    expect((await new TestBrowser(app).sendJson('POST', WATCH, { rules: [rule] })).status).toBe(401);
    expect((await bob.sendJson('POST', WATCH, { rules: [rule] })).status).toBe(403);
    expect((await bob.send('GET', '/api/auth/v1/alert-watches')).answer).toEqual([]);
    expect((await ann.sendJson('POST', WATCH, { rules: [rule, rule] })).status).toBe(400);
  });

  it('offers the usual rules, what is expected, and a replay before they are switched on', async () => {
    const { answer } = await ann.send('GET', '/api/auth/v1/alert-watches');
    const [watch] = answer as unknown as {
      is_watched: boolean;
      rules: object[];
      origins: object[];
      upstreams: object[];
    }[];
    expect(watch).toMatchObject({ asn: ASN, as_name: 'GOOGLE', is_watched: false, feed: null });
    expect(watch?.rules).toHaveLength(alertKinds.length);
    expect(watch?.origins).toContainEqual({ asn: 64_500, source: 'roa' });
    expect(watch?.upstreams).toContainEqual({ asn: 3356, type: 'providers', sources: ['route'] });
    const past = { lostUntil: null, history: 0, now: day(9) };
    await record(scene.store, [], [anIncident({ firstSeen: day(-2), lastSeen: day(-1) })], past, names);
    const replayed = await ann.sendJson('POST', `${WATCH}/replay`, { rules: [rule] });
    expect(replayed.answer).toMatchObject({
      alerts: 1,
      messages: 2,
      kinds: [{ kind: 'hijack', alerts: 1 }],
      examples: [{ title: `Hijack of 8.8.8.0/24 (AS${ASN}) by AS33560` }],
    });
    const atOnce = anIncident({ prefix: '8.8.4.0/24', firstSeen: day(-1), lastSeen: day(-1) });
    await record(scene.store, [], [atOnce], past, names);
    expect((await ann.sendJson('POST', `${WATCH}/replay`, { rules: [rule] })).answer).toMatchObject({
      alerts: 2,
      messages: 3,
    });
    const strict = { ...rule, vantage_points: 3 };
    expect((await ann.sendJson('POST', `${WATCH}/replay`, { rules: [strict] })).answer).toMatchObject({ alerts: 0 });
  });

  it('opens alerts by a trial alone, which an administrator approves', async () => {
    const trial = async () =>
      ((await ann.send('GET', '/api/auth/v1/alert-watches')).answer as unknown as { trial: object }[])[0]?.trial;
    expect(await trial()).toEqual({ state: 'requested', ends: null });
    expect(await ann.sendJson('POST', WATCH, { rules: [rule] })).toMatchObject({
      status: 403,
      answer: { error: `Your trial for AS${ASN} is not approved yet.` },
    });
    await scene.runTrial(90);
    expect(await trial()).toMatchObject({ state: 'running' });
  });

  it('tells a hijack once on every channel, in one thread, and its end', async () => {
    const { secret } = await makeChannel({ kind: 'webhook', name: 'hook', target: receivers.webhook });
    const { channel } = await makeChannel({ kind: 'mail', name: 'mail', target: ANN });
    for (const target of receivers.syslog) await makeChannel({ kind: 'syslog', name: target, target });
    expect((await ann.sendJson('POST', WATCH, { rules: [rule] })).answer).toMatchObject({ is_watched: true });
    await publish(hijackOf(null));
    await publish(hijackOf(null));
    expect(await alerts()).toMatchObject({
      data: [
        {
          kind: 'hijack',
          state: 'open',
          title: `Hijack of 8.8.8.0/24 (AS${ASN}) by AS33560`,
          messages: [{ change: 'opened' }],
        },
      ],
    });
    expect((await ann.send('GET', '/api/auth/v1/alert-counts')).answer).toEqual([{ asn: ASN, open: 1 }]);
    expect((await bob.send('GET', '/api/auth/v1/alerts')).answer).toMatchObject({ record_count: 0 });

    const [call] = receivers.calls;
    expect(receivers.calls).toHaveLength(1);
    const { id = '', timestamp = '', signature = '', body = '' } = call ?? {};
    expect(signature).toBe(signaturesOf([secret ?? ''], id, Number(timestamp), body));
    expect(JSON.parse(body)).toMatchObject({
      type: 'alert.opened',
      data: { asn: ASN, prefix: '8.8.8.0/24', other: 33_560, paths: [{ path: '3320 3356 33560', vantage_points: 1 }] },
    });
    const graph = new URL((JSON.parse(body) as { data: { graph: string } }).data.graph);
    expect(graph.origin + graph.pathname).toBe('https://routeglass.test/as/33560/graph');
    expect(Object.fromEntries(graph.searchParams)).toEqual({
      prefix: '8.8.8.0/24',
      targets: '3320',
      player: 'true',
      'player-date': '2026-06-04T00:00:00',
      'player-at': '2026-06-04T08:05:07',
      'player-single-event': 'true',
    });
    expect(receivers.lines).toHaveLength(receivers.syslog.length);
    for (const line of receivers.lines) {
      expect(line).toMatch(/^<132>1 \S+ \S+ routeglass - alert \[alert@32473 id="/);
      expect(line).toContain(new Date(scene.time.now).toISOString());
      expect(line).toContain(`change="opened" prefix="8.8.8.0/24" other="AS33560"] Opened: Hijack of`);
    }

    await publish(hijackOf(day(4)));
    await publish(hijackOf(day(4)));
    expect(receivers.calls.map(({ body: each }) => (JSON.parse(each) as { type: string }).type)).toEqual([
      'alert.opened',
      'alert.ended',
    ]);
    const letters = alertLetters();
    expect(letters).toHaveLength(2);
    expect(letters[0]?.subject).toBe(letters[1]?.subject);
    expect(letters[1]).toMatchObject({ inReplyTo: letters[0]?.messageId, references: letters[0]?.messageId });
    expect(letters[0]?.text).toContain('Path: 3320 3356 33560 (1 vantage point)');
    expect(await deliveries(channel.id)).toMatchObject([
      { change: 'ended', state: 'sent', attempts: 1 },
      { change: 'opened', state: 'sent', attempts: 1 },
    ]);
    expect((await alerts('?state=open')).data).toEqual([]);
    expect((await alerts('?state=ended')).data[0]?.messages.map(({ change }) => change)).toEqual(['opened', 'ended']);
  });

  it('has a feed at a secret address, which can be renewed', async () => {
    const feedNow = async () =>
      ((await ann.send('GET', '/api/auth/v1/alert-watches')).answer as unknown as { feed: string }[])[0]?.feed ?? '';
    const feed = await feedNow();
    const text = await (await app.request(feed)).text();
    expect(text).toContain(`<title>Ended: Hijack of 8.8.8.0/24 (AS${ASN}) by AS33560</title>`);
    expect((await app.request(`${feed.slice(0, -1)}_`)).status).toBe(404);
    expect((await ann.send('POST', `${WATCH}/feed`)).status).toBe(200);
    expect((await app.request(feed)).status).toBe(404);
    expect((await app.request(await feedNow())).status).toBe(200);
  });

  it('keeps what a receiver misses for up to a day, in order, and shows why', async () => {
    const before = receivers.calls.length;
    const [channel] = (
      (await ann.send('GET', '/api/auth/v1/alert-channels')).answer as unknown as {
        channels: { id: string; kind: string }[];
      }
    ).channels;
    await receivers.fail(503);
    const prefix = '8.8.4.0/24';
    const other = (last: number | null) => anIncident({ prefix, firstSeen: day(5), lastSeen: last });
    await publish(hijackOf(day(4)), other(null));
    await publish(hijackOf(day(4)), other(day(6)));
    scene.time.now += 10 * 60_000;
    await scene.drain();
    expect((await deliveries(channel?.id ?? '')).slice(0, 2)).toMatchObject([
      { change: 'ended', state: 'waiting' },
      { change: 'opened', state: 'waiting', problem: expect.stringContaining('answered 503') as string },
    ]);
    await receivers.fail(null);
    for (let turn = 0; turn < 3; turn += 1) {
      scene.time.now += HOUR;
      await scene.drain();
    }
    expect(receivers.calls.slice(before).map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual([
      'alert.opened',
      'alert.ended',
    ]);
    expect((await deliveries(channel?.id ?? '')).slice(0, 2)).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
  });

  it.each([
    ['mattermost', '', { text: TEST_TITLE }],
    ['discord', '', { content: TEST_TITLE, allowed_mentions: { parse: [] } }],
    ['telegram', '?chat_id=42', { chat_id: '42', text: TEST_TITLE }],
    [
      'teams',
      '',
      {
        type: 'message',
        attachments: [
          {
            contentType: 'application/vnd.microsoft.card.adaptive',
            content: { type: 'AdaptiveCard', body: [{ type: 'TextBlock', text: TEST_TITLE, wrap: true }] },
          },
        ],
      },
    ],
  ])('speaks to %s in its form', async (form, query, body) => {
    const target = receivers.webhook + (query || `?${form}`);
    const { channel } = await makeChannel({ kind: 'webhook', form, name: form, target });
    await ann.send('POST', `/api/auth/v1/alert-channels/${channel.id}/test`);
    await scene.drain();
    expect(JSON.parse(receivers.calls.at(-1)?.body ?? '')).toMatchObject(body);
    await ann.send('DELETE', `/api/auth/v1/alert-channels/${channel.id}`);
  });

  it('gives up after a day, and says so', async () => {
    await receivers.fail(500);
    const { channel } = await makeChannel({
      kind: 'webhook',
      form: 'slack',
      name: 'gone',
      target: `${receivers.webhook}?gone`,
    });
    // Queued when the server was away for longer than a day: the day begins with the first try.
    const queuedAt = new Date(scene.time.now - 30 * HOUR);
    await accountStore(scene.store).write((queries) => queueTest(queries, channel.id, queuedAt));
    for (let turn = 0; turn < 40; turn += 1) {
      await scene.drain();
      scene.time.now += HOUR;
    }
    const [last] = await deliveries(channel.id);
    expect(last).toMatchObject({ state: 'failed', change: null });
    expect(last?.attempts).toBeGreaterThan(20);
    await receivers.fail(null);
    await ann.send('DELETE', `/api/auth/v1/alert-channels/${channel.id}`);
  });

  it('signs with the former secret too for a day', async () => {
    const { channel, secret: first } = await makeChannel({
      kind: 'webhook',
      name: 'second',
      target: `${receivers.webhook}?renewed`,
    });
    const { answer } = await ann.send('POST', `/api/auth/v1/alert-channels/${channel.id}/secret`);
    const second = (answer as { secret: string }).secret;
    const sign = async () => {
      await ann.send('POST', `/api/auth/v1/alert-channels/${channel.id}/test`);
      await scene.drain();
      return receivers.calls.at(-1);
    };
    const both = await sign();
    expect(both?.signature).toBe(
      signaturesOf([second, first ?? ''], both?.id ?? '', Number(both?.timestamp), both?.body ?? ''),
    );
    scene.time.now += 25 * HOUR;
    expect((await sign())?.signature.split(' ')).toHaveLength(1);
    await ann.send('DELETE', `/api/auth/v1/alert-channels/${channel.id}`);
  });

  it('is silent about growth of what is acknowledged or snoozed, and learns what was expected', async () => {
    const mine = (last: number | null, peers: number) =>
      anIncident({ prefix: '2001:4860::/32', offender: 3320, firstSeen: day(6), lastSeen: last, peers });
    await publish(mine(null, 2));
    const [alert] = (await alerts('?state=open')).data;
    const reply = (body: Record<string, string>) => ann.send('POST', `/api/auth/v1/alerts/${alert?.id}/reply`, body);
    expect((await bob.send('POST', `/api/auth/v1/alerts/${alert?.id}/reply`, { reply: 'acknowledge' })).status).toBe(
      404,
    );
    expect((await reply({ reply: 'acknowledge' })).answer).toMatchObject({
      acknowledged: expect.any(String) as string,
    });
    await publish(mine(null, 4));
    expect((await alerts('?state=open')).data[0]?.messages).toHaveLength(1);
    await reply({ reply: 'reopen' });
    await publish(mine(null, 8));
    expect((await alerts('?state=open')).data[0]?.messages.at(-1)).toMatchObject({ change: 'grown' });
    expect(receivers.calls.at(-1)?.body).toContain('{"name":"Rule","value":"Hijack"}');
    await reply({ reply: 'snooze', hours: '1' });
    await publish(mine(null, 16));
    expect((await alerts('?state=open')).data[0]?.messages).toHaveLength(2);
    scene.time.now += 2 * HOUR;
    await publish(mine(null, 32));
    expect((await alerts('?state=open')).data[0]?.messages).toHaveLength(3);
    expect((await reply({ reply: 'expected' })).answer).toMatchObject({ state: 'ended', is_expected: true });
    const told = receivers.calls.length;
    await publish(mine(null, 16));
    await publish(
      mine(day(7), 16),
      anIncident({ prefix: '2001:4860::/32', offender: 3320, firstSeen: day(8), lastSeen: null }),
    );
    expect(receivers.calls).toHaveLength(told);
    expect((await ann.send('GET', '/api/auth/v1/alert-watches')).answer).toMatchObject([
      { expected: [{ kind: 'hijack', other: 3320, prefix: '2001:4860::/32' }] },
    ]);
  });

  it('gathers letters, and waits for the end of quiet hours and of a snooze', async () => {
    const { answer } = await ann.send('GET', '/api/auth/v1/alert-channels');
    const mailChannel = (answer as unknown as { channels: { id: string; kind: string }[] }).channels.find(
      ({ kind }) => kind === 'mail',
    );
    scene.time.now = Math.ceil(scene.time.now / (24 * HOUR)) * 24 * HOUR + 23 * HOUR;
    const hours = { on: true, quiet_from: 22 * 60, quiet_until: 7 * 60, digest: 60 };
    await ann.sendJson('POST', `/api/auth/v1/alert-channels/${mailChannel?.id}`, hours);
    await ann.sendJson('POST', WATCH, { rules: [{ ...rule, kind: 'leak-through' }] });
    const before = receivers.letters.length;
    const leak = (key: string, prefix: string) =>
      anIncident({
        kind: 'leak',
        type: 'leak-1',
        subject: `leak ${key}`,
        prefix,
        segment: [1299, 33_560, 3356],
        firstSeen: day(9),
        lastSeen: null,
      });
    await publish(leak('a', '8.8.4.0/24'), leak('b', '8.8.8.0/24'));
    expect(receivers.letters).toHaveLength(before);
    scene.time.now += 8 * HOUR;
    await scene.drain();
    expect(receivers.letters.slice(before).map(({ subject }) => subject)).toEqual([`2 alerts about AS${ASN}`]);
  });

  it('stops when the trial ends', async () => {
    const told = receivers.calls.length;
    const passing = anIncident({ prefix: '8.8.9.0/24', firstSeen: day(9), lastSeen: day(9.5), origin: 33_560 });
    await scene.runTrial(0);
    await publish(passing);
    expect(receivers.calls).toHaveLength(told);
    expect((await alerts()).data).toEqual([]);
    expect((await ann.send('GET', '/api/auth/v1/alert-watches')).answer).toMatchObject([
      { is_watched: true, trial: { state: 'ended' } },
    ]);
    await scene.runTrial(30);
  });

  it('stops when access is revoked', async () => {
    const told = receivers.calls.length;
    const feed = ((await ann.send('GET', '/api/auth/v1/alert-watches')).answer as unknown as { feed: string }[])[0]
      ?.feed;
    await scene.grant(2);
    await publish();
    expect(receivers.calls).toHaveLength(told);
    expect((await alerts()).data).toEqual([]);
    expect((await app.request(feed ?? '')).status).toBe(404);
    expect((await ann.sendJson('POST', WATCH, { rules: [rule] })).status).toBe(403);
  });
});
