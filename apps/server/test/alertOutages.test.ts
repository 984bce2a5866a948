import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AlertScene, ANN, setAlertScene, WATCH } from './alertScene.ts';
import { engines } from './engines.ts';
import { type Gate, startDatagramGate, startGate } from './gate.ts';
import { anIncident, day } from './incidents.fixtures.ts';

const MINUTE = 60_000;
const rule = { kind: 'hijack', on: true, vantage_points: 0, minutes: 0, share: 0 };
/** No one answers a datagram: of `udp` the machine is up and the program is not, which the machine says. */
const receivers = ['mail', 'webhook', 'udp', 'tcp', 'tls'] as const;
const syslogs: readonly string[] = ['udp', 'tcp', 'tls'];

describe.each(engines())('receivers of alerts that are out for ten minutes, over $name', ({ open }) => {
  let scene: AlertScene;
  const gates = new Map<string, Gate>();
  const channels = new Map<string, string>();

  /** The address with the port of a gate before it. */
  async function behindGate(name: string, address: string): Promise<string> {
    const url = new URL(address);
    const start = name === 'udp' ? startDatagramGate : startGate;
    const gate = await start(Number(url.port));
    gates.set(name, gate);
    return address.replace(`:${url.port}`, `:${gate.port}`);
  }
  beforeAll(async () => {
    scene = await setAlertScene(open, (url) => behindGate('mail', url));
    await scene.runTrial(90);
    const addresses = new Map([
      ['mail', ANN],
      ['webhook', await behindGate('webhook', scene.receivers.webhook)],
    ]);
    for (const name of syslogs)
      addresses.set(name, await behindGate(name, scene.receivers.syslog.find((each) => each.startsWith(name)) ?? ''));
    for (const name of receivers) {
      const kind = syslogs.includes(name) ? 'syslog' : name;
      const body = { kind, name, target: addresses.get(name) };
      const { answer } = await scene.ann.sendJson('POST', '/api/auth/v1/alert-channels', body);
      channels.set(name, (answer as { channel: { id: string } }).channel.id);
    }
    await scene.ann.sendJson('POST', WATCH, { rules: [rule] });
  });
  afterAll(async () => {
    await scene.close();
    for (const gate of gates.values()) await gate.shut();
  });

  /** What came about a prefix, by whatever way, in its order. */
  function came(name: string, prefix: string): string[] {
    if (name === 'webhook')
      return scene.receivers.calls
        .map(({ body }) => JSON.parse(body) as { data: { change: string; prefix: string } })
        .flatMap(({ data }) => (data.prefix === prefix ? [data.change] : []));
    if (name === 'mail')
      return scene.mail.letters
        .filter(({ subject }) => subject.includes(prefix))
        .map(({ text }) => (text.includes('Ended:') ? 'ended' : 'opened'));
    return scene.receivers.lines.flatMap((line) =>
      line.includes(`prefix="${prefix}"`) ? [/change="(\w+)"/.exec(line)?.[1] ?? ''] : [],
    );
  }
  const log = async (name: string) =>
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

  it.each(receivers.map((name, place) => [name, place] as const))(
    'brings to %s all that it missed, in order and once',
    async (name, place) => {
      const prefix = `10.${place}.0.0/24`;
      const hijack = (lastSeen: number | null) => anIncident({ prefix, firstSeen: day(3), lastSeen });
      await gates.get(name)?.shut();
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
      for (const other of receivers.filter((each) => each !== name))
        expect((await log(other)).slice(0, 2)).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
      const before = came(name, prefix).length;
      await gates.get(name)?.open();
      for (let turn = 0; turn < 4; turn += 1) await pass(15);
      expect(came(name, prefix).slice(before)).toEqual(['opened', 'ended']);
      expect((await log(name)).slice(0, 2)).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
    },
  );
});
