import {
  type AlertFact,
  type AlertVerdict,
  extentOf,
  isUrgent,
  reasonsOf,
  ruleReason,
} from '@routeglass/domain/alerts';
import { sql } from 'kysely';
import type { AccountQueries } from '../tables.ts';
import { newId } from '../token.ts';
import { evidenceOf, type ToShow } from './evidence.ts';
import type { FoundFact } from './facts.ts';
import { messageOf } from './message.ts';
import { type QueuedMessage, queueMessages } from './queueMessage.ts';
import { type StoredRecord, toldAlerts } from './records.ts';
import type { Watched } from './watched.ts';

/** What came of one network. */
interface JudgedWatch {
  readonly watch: Watched;
  /** Ms since 1970. */
  readonly asOf: number;
  readonly records: readonly StoredRecord[];
  readonly verdicts: readonly AlertVerdict[];
}

/** An alert as it is to be kept. */
interface Kept {
  readonly id: string;
  readonly watch_id: string;
  readonly kind: string;
  readonly key: string;
  readonly state: 'open' | 'ended';
  readonly told: number;
  readonly fact: string;
  readonly reasons: string;
  readonly began_at: Date;
  readonly ended_at: Date | null;
}

/** Keeps alerts of networks and queues their messages, in a few statements however many there are. Answers the number of messages. */
export async function keepVerdicts(
  queries: AccountQueries,
  judged: readonly JudgedWatch[],
  now: number,
): Promise<number> {
  const [begun, changed]: [Kept[], Kept[]] = [[], []];
  const messages: QueuedMessage[] = [];
  const former = await toldAlerts(
    queries,
    judged.flatMap(({ verdicts }) => verdicts.flatMap(({ record }) => record?.id ?? [])),
  );
  const shown = await evidenceOf(
    queries,
    judged.flatMap(({ watch: { asn }, verdicts }) => verdicts.flatMap(({ fact }) => toShow(asn, fact))),
  );
  for (const { watch, asOf, records, verdicts } of judged) {
    const known = new Map(records.map((record) => [record.id, record]));
    for (const verdict of verdicts) {
      const record = known.get(verdict.record?.id ?? '') ?? null;
      const told = former.get(record?.id ?? '');
      const fact = (verdict.fact as FoundFact | null) ?? told?.fact;
      if (!fact) continue;
      const evidence = shown.get(fact) ?? told?.fact.evidence;
      const isOver = verdict.change === 'ended' || verdict.change === 'passed';
      const newest: FoundFact = {
        ...fact,
        until: isOver ? (verdict.fact?.until ?? asOf / 1000) : null,
        ...(evidence && { evidence }),
      };
      const rule = verdict.rule ? ruleReason(verdict.rule) : told?.rule;
      const reasons = reasonsOf(newest, rule);
      const kept = keptOf(watch, record?.id ?? newId(), newest, JSON.stringify(reasons));
      (record ? changed : begun).push(kept);
      if (isSilent(verdict, record, now)) continue;
      messages.push({
        accountId: watch.accountId,
        message: messageOf(watch.asn, kept.id, verdict.change, newest, reasons),
        notBefore: record?.snoozedUntil ?? 0,
        // As the rule says now: it may have been changed since the alert was opened.
        isUrgent: watch.rules.find(({ kind }) => kind === fact.kind)?.isUrgent ?? isUrgent(fact.kind),
      });
    }
  }
  await insertAlerts(queries, begun, now);
  await updateAlerts(queries, changed, now);
  await queueMessages(queries, messages, now);
  return messages.length;
}

/** Growth of what is acknowledged or snoozed; its end is told all the same. */
function isSilent({ change }: AlertVerdict, record: StoredRecord | null, now: number): boolean {
  if (change !== 'grown' && change !== 'shrunk') return false;
  return record !== null && (record.acknowledged || (record.snoozedUntil ?? 0) > now);
}

const keptOf = (watch: Watched, id: string, fact: FoundFact, reasons: string): Kept => ({
  id,
  watch_id: watch.id,
  kind: fact.kind,
  key: fact.key,
  state: fact.until === null ? 'open' : 'ended',
  told: extentOf(fact),
  fact: JSON.stringify(fact),
  reasons,
  began_at: new Date(fact.since * 1000),
  ended_at: fact.until === null ? null : new Date(fact.until * 1000),
});

const COLUMNS = sql`
  id text, watch_id text, kind text, key text, state text, told float8, fact text, reasons text, began_at timestamptz, ended_at timestamptz
`;

async function insertAlerts(queries: AccountQueries, alerts: readonly Kept[], now: number): Promise<void> {
  if (alerts.length === 0) return;
  await sql`
    insert into accounts.alert (id, watch_id, kind, key, state, told, fact, reasons, began_at, ended_at, updated_at)
    select r.*, ${new Date(now)}::timestamptz from json_to_recordset(${JSON.stringify(alerts)}::json) as r (${COLUMNS})
  `.execute(queries);
}

async function updateAlerts(queries: AccountQueries, alerts: readonly Kept[], now: number): Promise<void> {
  if (alerts.length === 0) return;
  await sql`
    update accounts.alert a
    set state = r.state, told = r.told, fact = r.fact, ended_at = r.ended_at, updated_at = ${new Date(now)}::timestamptz
    from json_to_recordset(${JSON.stringify(alerts)}::json) as r (${COLUMNS}) where a.id = r.id
  `.execute(queries);
}

const toShow = (asn: number, fact: AlertFact | null): ToShow[] => (fact ? [{ asn, fact: fact as FoundFact }] : []);
