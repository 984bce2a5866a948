import { type RawBuilder, sql } from 'kysely';
import { textColumns } from '../../store/textColumns.ts';
import type { Draft } from './draftAlerts.ts';
import { type Channels, queueSteps } from './queueMessage.ts';

const changedColumns = { id: 'text', state: 'text', told: 'float8', fact: 'text', ended_at: 'timestamptz' };
const begunColumns = {
  ...changedColumns,
  watch_id: 'text',
  kind: 'text',
  key: 'text',
  reasons: 'text',
  began_at: 'timestamptz',
};

/** The statement that writes alerts of networks and queues their messages for the channels of each account; null if there is nothing to write. */
export function keepingOf(
  { begun, changed, messages }: Draft,
  channels: Channels,
  now: number,
): RawBuilder<unknown> | null {
  if (begun.length + changed.length + messages.length === 0) return null;
  const at = new Date(now);
  const { steps, job } = queueSteps(messages, channels, now);
  return sql`
    with begun as (
      insert into accounts.alert (id, state, told, fact, ended_at, watch_id, kind, key, reasons, began_at, updated_at)
      select r.*, ${at}::timestamptz from ${textColumns(begunColumns, begun)} as r
    ), changed as (
      update accounts.alert a
      set state = r.state, told = r.told, fact = r.fact, ended_at = r.ended_at, updated_at = ${at}::timestamptz
      from ${textColumns(changedColumns, changed)} as r where a.id = r.id
    ), ${sql.join(steps)} ${job}
  `;
}
