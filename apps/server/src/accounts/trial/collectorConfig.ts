import {
  type BgpSession,
  type CollectorProgram,
  collectorText,
  commentSigns,
  isSix,
} from '@routeglass/domain/bgp-session';
import { record } from '../audit.ts';
import { CommandFailed } from '../control/commandFailed.ts';
import type { Keys } from '../keys.ts';
import type { AccountStore } from '../tables.ts';
import { type Collector, collectorIpFor, isConfigured, sessionRows } from './bgpSessions.ts';

interface Around {
  readonly collector: Collector | null;
  readonly keys: Keys;
  /** Actor for the audit log, since secrets are shown. */
  readonly actor: string;
}

/** The collector's configuration for all approved sessions, as lines. Throws if no collector is configured. */
export async function collectorConfig(
  store: AccountStore,
  { collector, keys, actor }: Around,
  program: CollectorProgram,
  now: number,
): Promise<string[]> {
  if (!collector || collector.ips.length === 0)
    throw new CommandFailed('No collector is set. Set COLLECTOR_ASN and COLLECTOR_IP.');
  const { asn, ips } = collector;
  const rows = (await sessionRows(store.db)).filter(isConfigured);
  const leftOut: string[] = [];
  const sessions = rows.flatMap((row): BgpSession[] => {
    const collectorIp = collectorIpFor(ips, row.ip);
    if (collectorIp === undefined) {
      leftOut.push(`AS${row.asn} from ${row.ip} is left out: COLLECTOR_IP has no IPv${isSix(row.ip) ? 6 : 4} address`);
      return [];
    }
    const password = row.password === null ? null : keys.decrypt(row.password);
    return [{ asn: row.asn, ip: row.ip, collectorAsn: asn, collectorIp, password }];
  });
  const details = { program, sessions: String(sessions.length) };
  await store.write((queries) =>
    record(queries, { actor, action: 'bgp-session.configured', subject: `AS${asn}`, details }, new Date(now)),
  );
  const head = [`${sessions.length} ${sessions.length === 1 ? 'session' : 'sessions'} of Routeglass`, ...leftOut];
  return [
    ...head.map((line) => `${commentSigns[program]} ${line}`),
    ...collectorText(program, asn, sessions).trimEnd().split('\n'),
  ];
}
