import { setImmediate } from 'node:timers/promises';
import {
  type AlertFact,
  type AlertVerdict,
  extentOf,
  isUrgent,
  reasonsOf,
  ruleReason,
} from '@routeglass/domain/alerts';
import type { AccountQueries } from '../tables.ts';
import { newId } from '../token.ts';
import type { Evidence } from './commonPaths.ts';
import { evidenceOf, type ToShow } from './evidence.ts';
import type { FoundFact } from './facts.ts';
import { messageOf } from './message.ts';
import type { QueuedMessage } from './queueMessage.ts';
import { type StoredRecord, type ToldAlert, toldAlerts } from './records.ts';
import type { Watched } from './watched.ts';

/** The verdicts about one watch. */
export interface JudgedWatch {
  readonly watch: Watched;
  /** Ms since 1970. */
  readonly asOf: number;
  readonly records: readonly StoredRecord[];
  readonly verdicts: readonly AlertVerdict[];
}

/** An alert to be stored. */
export interface KeptAlert {
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

/** Alerts and messages ready to be written. */
export interface Draft {
  readonly begun: readonly KeptAlert[];
  readonly changed: readonly KeptAlert[];
  readonly messages: readonly QueuedMessage[];
}

/** Verdicts drafted in one turn of the event loop. */
const IN_ONE_TURN = 100;

/** Data looked up for verdicts before messages are written. */
export interface Background {
  /** The last message about each alert, by alert. */
  readonly told: ReadonlyMap<string, ToldAlert>;
  readonly shown: ReadonlyMap<FoundFact, Evidence>;
}

/** Looks up the background of verdicts. The message about an end reuses the stored evidence of the beginning. */
export async function backgroundOf(queries: AccountQueries, judged: readonly JudgedWatch[]): Promise<Background> {
  const alerts = judged.flatMap(({ verdicts }) => verdicts.flatMap(({ record }) => record?.id ?? []));
  const told = await toldAlerts(queries, alerts);
  const isShown = ({ change, record }: AlertVerdict): boolean =>
    change === 'ended' && told.get(record?.id ?? '')?.fact.evidence !== undefined;
  const facts = judged.flatMap(({ watch: { asn }, verdicts }) =>
    verdicts.flatMap((verdict) => (isShown(verdict) ? [] : toShow(asn, verdict.fact))),
  );
  return { told, shown: await evidenceOf(queries, facts) };
}

/** Drafts the alerts and messages of networks. It yields between batches of verdicts to readers and to the group being written. */
export async function draftAlerts(
  judged: readonly JudgedWatch[],
  { told: former, shown }: Background,
  now: number,
): Promise<Draft> {
  const [begun, changed]: [KeptAlert[], KeptAlert[]] = [[], []];
  const messages: QueuedMessage[] = [];
  let drafted = 0;
  for (const { watch, asOf, records, verdicts } of judged) {
    const known = new Map(records.map((record) => [record.id, record]));
    for (const verdict of verdicts) {
      if (drafted++ % IN_ONE_TURN === 0) await setImmediate();
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
        // From the current rule, which may have changed since the alert was opened.
        isUrgent: watch.rules.find(({ kind }) => kind === fact.kind)?.isUrgent ?? isUrgent(fact.kind),
      });
    }
  }
  return { begun, changed, messages };
}

/** Changes of the extent of acknowledged or snoozed alerts cause no message; their end does. */
function isSilent({ change }: AlertVerdict, record: StoredRecord | null, now: number): boolean {
  if (change !== 'grown' && change !== 'shrunk') return false;
  return record !== null && (record.acknowledged || (record.snoozedUntil ?? 0) > now);
}

const keptOf = (watch: Watched, id: string, fact: FoundFact, reasons: string): KeptAlert => ({
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

const toShow = (asn: number, fact: AlertFact | null): ToShow[] => (fact ? [{ asn, fact: fact as FoundFact }] : []);
