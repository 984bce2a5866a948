import { readFileSync, writeFileSync, writeSync } from 'node:fs';
import { sql } from 'kysely';
import type { Store } from '../../src/store/store.ts';

/** What the writer was told to be done. */
export interface Confirmed {
  /** Newest live generation by name. */
  readonly live: Map<string, number>;
  readonly noted: Set<string>;
}

/** Says it at once: anyone who is killed next has said it. */
export function tell(...words: readonly (string | number)[]): void {
  writeSync(1, `${words.join(' ')}\n`);
}

/** Takes in what the writer said; a line that is not whole was not said. */
export function confirm(said: string, { live, noted }: Confirmed): void {
  for (const line of said.slice(0, said.lastIndexOf('\n') + 1).split('\n')) {
    const [what, name = '', id] = line.split(' ');
    if (what === 'live') live.set(name, Number(id));
    if (what === 'noted') noted.add(name);
  }
}

export function writeConfirmed(file: string, { live, noted }: Confirmed): void {
  writeFileSync(file, JSON.stringify({ live: [...live], noted: [...noted] }));
}

export function readConfirmed(file: string): Confirmed {
  const { live, noted } = JSON.parse(readFileSync(file, 'utf8')) as { live: [string, number][]; noted: string[] };
  return { live: new Map(live), noted: new Set(noted) };
}

/** Confirmed data that a database lacks, and data that it has only in part. */
export async function missing(store: Store, { live, noted }: Confirmed): Promise<string[]> {
  const { rows: there } = await sql<{ id: number; name: string; records: number; rows: number; others: number }>`
    select g.id, g.name, g.records, v.rows, v.others from generation g, lateral (
      select count(*)::int as rows, (count(*) filter (where asn <> g.id))::int as others from vrp where generation_id = g.id
    ) v where g.state = 'live' and g.kind = 'vrps' and g.name like 'list-%'
  `.execute(store.db);
  const lost = [...live].filter(([name, id]) => !there.some((one) => one.name === name && one.id >= id));
  const halves = there.filter(({ records, rows, others }) => records !== rows || others > 0);
  const { rows: kept } = await sql<{ subject: string }>`select subject from whois_entry`.execute(store.db);
  const subjects = new Set(kept.map(({ subject }) => subject));
  return [
    ...lost.map(([name, id]) => `${name} of generation ${id} is lost`),
    ...halves.map(
      ({ id, records, rows, others }) => `generation ${id} has ${rows} rows of ${records}, ${others} of them wrong`,
    ),
    ...[...noted].filter((subject) => !subjects.has(subject)).map((subject) => `${subject} is lost`),
  ];
}
