import { startRdap, startWhois } from '../registryServers.ts';
import type { StartReceiver } from './receiver.ts';

/** A whois server that answers every question with the setting. */
export const startWhoisReceiver: StartReceiver = async (_port, _hear, setting) =>
  startWhois(() => JSON.parse(setting) as string);

/** An RDAP server that knows the objects of the setting, by path. */
export const startRdapReceiver: StartReceiver = async (_port, _hear, setting) => {
  const objects = new Map(Object.entries(JSON.parse(setting) as Record<string, unknown>));
  return startRdap((path) =>
    objects.has(path) ? { status: 200, body: objects.get(path) } : { status: 404, body: {} },
  );
};
