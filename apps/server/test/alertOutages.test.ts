import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Way, ways } from './alertReceivers.ts';
import { type AlertScene, ANN, setAlertScene, WATCH } from './alertScene.ts';
import { engines } from './engines.ts';
import { anIncident, day } from './incidents.fixtures.ts';

const MINUTE = 60_000;
const rule = { kind: 'hijack', on: true, vantage_points: 0, minutes: 0, share: 0 };
const titles: Readonly<Record<Way, string>> = {
  mail: 'a mail server',
  webhook: 'a webhook',
  udp: 'syslog over UDP, which refuses nothing while its machine says that no program listens,',
  tcp: 'syslog over TCP',
  tls: 'syslog over TLS',
};

describe.each(engines())('receivers of alerts that are out for ten minutes, over $name', ({ open }) => {
  let scene: AlertScene;
  const channels = new Map<Way, string>();

  beforeAll(async () => {
    scene = await setAlertScene(open);
    await scene.runTrial(90);
    const { webhook, syslog } = scene.receivers;
    for (const way of ways) {
      const kind = way === 'mail' || way === 'webhook' ? way : 'syslog';
      const target = { mail: ANN, webhook, syslog: syslog.find((each) => each.startsWith(way)) }[kind];
      const body = { kind, name: way, target };
      const { answer } = await scene.ann.sendJson('POST', '/api/auth/v1/alert-channels', body);
      channels.set(way, (answer as { channel: { id: string } }).channel.id);
    }
    await scene.ann.sendJson('POST', WATCH, { rules: [rule] });
  });
  afterAll(() => scene.close());

  /** What came about a prefix, by whatever way, in its order. */
  function came(name: Way, prefix: string): string[] {
    if (name === 'webhook')
      return scene.receivers.calls
        .map(({ body }) => JSON.parse(body) as { data: { change: string; prefix: string } })
        .flatMap(({ data }) => (data.prefix === prefix ? [data.change] : []));
    if (name === 'mail')
      return scene.receivers.letters
        .filter(({ subject }) => subject.includes(prefix))
        .map(({ text }) => (text.includes('Ended:') ? 'ended' : 'opened'));
    return scene.receivers.linesBy[name].flatMap((line) =>
      line.includes(`prefix="${prefix}"`) ? [/change="(\w+)"/.exec(line)?.[1] ?? ''] : [],
    );
  }
  const log = async (name: Way) =>
    (await scene.ann.send('GET', `/api/auth/v1/alert-channels/${channels.get(name)}/deliveries`)).answer as unknown as {
      state: string;
      change: string;
      attempts: number;
      problem: string | null;
    }[];
  async function pass(minutes: number): Promise<void> {
    scene.time.now += minutes * MINUTE;
    await scene.drain();
  }

  it.each(ways.map((way, place) => [titles[way], way, place] as const))(
    'brings to %s all that it missed, in order and once',
    async (_title, name, place) => {
      const prefix = `10.${place}.0.0/24`;
      const hijack = (lastSeen: number | null) => anIncident({ prefix, firstSeen: day(3), lastSeen });
      await scene.receivers.shut(name);
      await scene.publish(hijack(null));
      await pass(5);
      await scene.publish(hijack(day(4)));
      await pass(5);
      const missed = await log(name);
      expect(missed.slice(0, 2)).toMatchObject([
        { change: 'ended', state: 'waiting' },
        { change: 'opened', state: 'waiting', problem: expect.any(String) as string },
      ]);
      expect(missed[1]?.attempts).toBeGreaterThan(1);
      for (const other of ways.filter((each) => each !== name))
        expect((await log(other)).slice(0, 2)).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
      expect(came(name, prefix)).toEqual([]);
      await scene.receivers.open(name);
      for (let turn = 0; turn < 4; turn += 1) await pass(15);
      expect(came(name, prefix)).toEqual(['opened', 'ended']);
      expect((await log(name)).slice(0, 2)).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
    },
  );
});
