import process from 'node:process';
import { createInterface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import { startMailServer } from '../mailServer.ts';
import type { StartReceiver } from './receiver.ts';
import { startRdapReceiver, startWhoisReceiver } from './registries.ts';
import type { Asked, ReceiverKind } from './startReceiver.ts';
import { startTcp, startTls, startUdp } from './syslog.ts';
import { startWebhook } from './webhook.ts';

const kinds: Readonly<Record<ReceiverKind, StartReceiver>> = {
  mail: (port, hear) => startMailServer(port, hear),
  webhook: startWebhook,
  udp: startUdp,
  tcp: startTcp,
  tls: startTls,
  whois: startWhoisReceiver,
  rdap: startRdapReceiver,
};

/**
 * A receiver as a process of its own. Arguments: its kind, its port or 0, and its setting. It prints JSON lines: the port first, then what it
 * receives and its answers to questions. It stops when its input closes, so no process is left running.
 */
const [kind, port, setting = ''] = process.argv.slice(2);
const say = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);
const receiver = await kinds[kind as ReceiverKind](Number(port), (came) => say({ came }), setting);
say({ port: receiver.port });
for await (const line of createInterface({ input: process.stdin })) {
  const { id, refuse } = JSON.parse(line) as Asked;
  if (refuse !== undefined) receiver.refuse?.(refuse);
  // What reached this machine before the question is read in the first of these turns, and taken in the next.
  await setImmediate();
  await setImmediate();
  await receiver.settled?.();
  say({ id });
}
process.exit();
