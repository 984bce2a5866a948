import { sql } from 'kysely';
import { accountStore } from '../../src/accounts/tables.ts';
import type { AlertScene } from '../alertScene.ts';

interface Delivery {
  readonly id: string;
  readonly kind: 'mail' | 'webhook' | 'syslog';
  readonly channel: string;
  readonly state: string;
  readonly message: string;
  readonly change: string;
  readonly alert: string;
  readonly letter: string | null;
  readonly letter_id: string | null;
}

/**
 * What is lost or doubled: a message that counts as sent and came nowhere, an event with two alerts, a message with two deliveries to one channel, a
 * letter or an id with two contents. With `events`, the number of hijacks that there were, everything must have arrived and in order.
 */
export async function wrongsOf({ store, receivers }: AlertScene, events?: number): Promise<string[]> {
  await receivers.sync();
  const { rows } = await sql<Delivery>`
    select d.id, c.kind, c.id as channel, d.state, m.id as message, m.change, a.id as alert, l.state as letter, l.message_id as letter_id
    from accounts.alert_delivery d join accounts.alert_channel c on c.id = d.channel_id join accounts.alert_message m on m.id = d.message_id
      join accounts.alert a on a.id = m.alert_id left join accounts.mail l on l.id = d.mail_id
    order by m.place
  `.execute(store.db);
  const wrongs: string[] = [];
  const came = arrivals(receivers);
  const isIn = ({ kind, id, letter_id }: Delivery) => came.has(kind === 'mail' ? (letter_id ?? '') : id);
  for (const row of rows) {
    const counts = row.kind === 'mail' ? row.letter === 'sent' : row.state === 'sent';
    if (counts && !isIn(row)) wrongs.push(`a message counts as sent to ${row.kind} and did not arrive`);
    if (events !== undefined && !isIn(row)) wrongs.push(`a message to ${row.kind} (${row.state}) was lost`);
  }
  for (const [name, contents] of came)
    if (contents.size > 1) wrongs.push(`${name} came with ${contents.size} contents`);
  const pairs = new Set(rows.map(({ channel, message }) => `${channel} ${message}`));
  if (pairs.size < rows.length) wrongs.push('a message has two deliveries to one channel');
  const alerts = await accountStore(store).db.selectFrom('alert').select(['id', 'kind', 'key']).execute();
  if (new Set(alerts.map(({ kind, key }) => `${kind} ${key}`)).size < alerts.length)
    wrongs.push('an event has two alerts');
  if (events === undefined) return wrongs;
  if (alerts.length !== events) wrongs.push(`${alerts.length} alerts of ${events} hijacks`);
  const known = new Set(rows.map((row) => (row.kind === 'mail' ? row.letter_id : row.id)));
  const strange = [...came.keys()].filter((id) => !known.has(id));
  if (strange.length > 0) wrongs.push(`${strange.length} messages came that are not on record`);
  for (const [thread, changes] of Map.groupBy(rows, ({ alert, channel }) => `${alert} ${channel}`)) {
    const told = changes.map(({ change }) => change).join(' ');
    if (!['opened ended', 'opened', 'passed'].includes(told)) wrongs.push(`${thread} was told as ${told}`);
    const places = changes.map((row) => [...came.keys()].indexOf(row.kind === 'mail' ? (row.letter_id ?? '') : row.id));
    if (places.some((place, i) => place < (places[i - 1] ?? 0))) wrongs.push(`${thread} came out of order`);
  }
  return wrongs;
}

/** What came, by id in the order of first arrival, with what it said: a receiver may get one thing twice, and knows it by its id. */
function arrivals(receivers: AlertScene['receivers']): ReadonlyMap<string, ReadonlySet<string>> {
  const came = new Map<string, Set<string>>();
  const add = (id: string, content: string): void => void came.set(id, (came.get(id) ?? new Set()).add(content));
  for (const { id, body } of receivers.calls) {
    const { type, data } = JSON.parse(body) as { type: string; data: object };
    add(id, JSON.stringify([type, data]));
  }
  for (const line of receivers.lines) {
    const id = /\[alert@\d+ id="([^"]+)"/.exec(line)?.[1];
    add(id ?? `not whole: ${line}`, line.slice(line.indexOf('[')));
  }
  for (const { messageId, subject, text } of receivers.letters)
    if (subject.includes('Hijack')) add(messageId, subject + text);
  return came;
}
