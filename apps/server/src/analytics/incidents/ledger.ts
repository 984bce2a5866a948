import { createHash } from 'node:crypto';
import type { Incident } from '@routeglass/domain/incidents';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../store/schema.ts';
import { goOnDuring, oneAhead } from '../../store/oneAhead.ts';
import type { Store } from '../../store/store.ts';
import { insertTexts } from '../../store/textColumns.ts';
import { inPassing } from '../inPassing.ts';
import { type IncidentRows, type Names, rowsOf } from './rows.ts';
import { endPast, type Past } from './endPast.ts';
import { type Concern, noteConcern } from './noteParties.ts';
import { type Settlement, settle, type StoredIncident } from './settle.ts';
import { withdraw } from './withdraw.ts';

/** Rows written in one transaction, not counting evidence: readers of the embedded engine wait until it is done. */
const ROWS_AT_ONCE = 2_000;
const DELETED_AT_ONCE = 500;

/** Bits of an id: few enough for an exact integer in both JavaScript and the database. */
const ID_BITS = 52n;

const incidentColumns = {
  id: 'bigint',
  world: 'text',
  kind: 'text',
  type: 'text',
  ip_version: 'smallint',
  subject: 'text',
  prefix: 'cidr',
  covering_prefix: 'cidr',
  prefix_count: 'integer',
  offender: 'bigint',
  segment: 'bigint[]',
  shown_parties: 'jsonb',
  party_count: 'integer',
  severity: 'smallint',
  coefficient: 'real',
  conflicts: 'text[]',
  propagation: 'integer',
  peer_asns: 'integer',
  relative_propagation: 'real',
  roa: 'text',
  route_object: 'text',
  first_seen: 'timestamptz',
  last_seen: 'timestamptz',
  benign: 'text',
  digest: 'text',
} as const;
const evidenceColumns = { incident_id: 'bigint', evidence: 'jsonb' } as const;
const prefixColumns = {
  prefix: 'cidr',
  incident_id: 'bigint',
  origins: 'bigint[]',
  peers: 'integer',
  first_seen: 'timestamptz',
  last_seen: 'timestamptz',
} as const;
const partyColumns = {
  asn: 'bigint',
  incident_id: 'bigint',
  role: 'text',
  is_listed: 'boolean',
  country: 'text',
  world: 'text',
  kind: 'text',
  is_narrow: 'boolean',
  ip_version: 'smallint',
  prefix: 'cidr',
  shortest: 'smallint',
  longest: 'smallint',
  severity: 'smallint',
  coefficient: 'real',
  propagation: 'integer',
  relative_propagation: 'real',
  roa: 'text',
  route_object: 'text',
  first_seen: 'timestamptz',
  last_seen: 'timestamptz',
} as const;

/** The recorded incidents that match a condition on `incident`. */
export async function storedIncidents(store: Store, where: RawBuilder<unknown>): Promise<readonly StoredIncident[]> {
  const { rows } = await sql<StoredIncident>`
    select id, substr(subject, length(world) + 2) as subject, kind, prefix::text as prefix, offender,
      array(select unnest(origins) from incident_prefix x where x.incident_id = incident.id and x.prefix = incident.prefix) as origins, extract(epoch from first_seen)::float8 as "firstSeen", extract(epoch from last_seen)::float8 as "lastSeen",
      benign, digest
    from incident where ${where} order by first_seen, id
  `.execute(store.bulk);
  return rows;
}

/**
 * Records the detected incidents in place of the stored ones with the same subjects. Unchanged incidents are not written. Returns the number of
 * incidents written or removed.
 */
export async function record(
  store: Store,
  stored: readonly StoredIncident[],
  detected: readonly Incident[],
  past: Past,
  names: Names,
): Promise<number> {
  const settlement = settle(stored, detected, past.lostUntil);
  await remove(
    store,
    settlement.remove.map(({ id }) => id),
  );
  const ended = await endPast(store, settlement.end, past);
  const withdrawn = await withdraw(store, settlement.withdraw, past.now);
  const written = await oneAhead(batches(changedRows(settlement, names)), prepare, (batch, goOn) =>
    write(store, batch, goOn),
  );
  const changed = written.reduce((all, incidents) => all + incidents, 0);
  return changed + settlement.remove.length + ended + withdrawn;
}

function* changedRows({ write: settled }: Settlement, names: Names): Generator<IncidentRows, void> {
  const taken = new Set<number>();
  for (const { incident, stored } of settled) {
    const id = stored?.id ?? freshId(`${names.world} ${incident.key}`, taken);
    const rows = rowsOf(incident, id, names);
    if (rows.digest !== stored?.digest) yield rows;
  }
}

/** Always the same id for the same key, so that an incident keeps its id when everything is computed again. */
function freshId(key: string, taken: Set<number>): number {
  for (let turn = 0; ; turn += 1) {
    const digest = createHash('sha256')
      .update(turn === 0 ? key : `${key} ${turn}`)
      .digest();
    const id = Number(digest.readBigUInt64BE() >> (64n - ID_BITS));
    if (taken.has(id)) continue;
    taken.add(id);
    return id;
  }
}

function* batches(all: Iterable<IncidentRows>): Generator<readonly IncidentRows[], void> {
  let batch: IncidentRows[] = [];
  let size = 0;
  for (const rows of all) {
    batch.push(rows);
    size += 1 + rows.prefixes.length + rows.parties.length;
    if (size < ROWS_AT_ONCE) continue;
    yield batch;
    batch = [];
    size = 0;
  }
  if (batch.length > 0) yield batch;
}

/** Incidents ready to be written. */
interface Batch {
  readonly ids: readonly number[];
  readonly insert: RawBuilder<unknown>;
  readonly concern: Concern;
}

async function prepare(rows: readonly IncidentRows[]): Promise<Batch> {
  const prefixes = rows.flatMap((one) => one.prefixes);
  const parties = rows.flatMap((one) => one.parties);
  const hijacks = rows.filter(({ incident }) => incident['kind'] === 'hijack');
  return {
    ids: rows.map(({ incident }) => Number(incident['id'])),
    // One statement for all, because each one is a round trip to the engine.
    insert: sql`
      with incidents as (${insertTexts(
        'incident',
        incidentColumns,
        rows.map(({ incident }) => incident),
      )}),
      evidence as (${insertTexts(
        'incident_evidence',
        evidenceColumns,
        rows.map(({ evidence }) => evidence),
      )}),
      prefixes as (${insertTexts('incident_prefix', prefixColumns, prefixes)})
      ${insertTexts('incident_party', partyColumns, parties)}
    `,
    concern: {
      asns: parties.map(({ asn }) => Number(asn)),
      hijacked: hijacks.flatMap((one) => one.prefixes.map(({ prefix }) => String(prefix))),
    },
  };
}

/** Returns the number of incidents. */
function write(store: Store, { ids, insert, concern }: Batch, goOn: () => void): Promise<number> {
  return inPassing(store, async (transaction) => {
    const former = await forget(transaction, ids);
    await goOnDuring(insert.execute(transaction), goOn);
    await noteConcern(transaction, {
      asns: [...former.asns, ...concern.asns],
      hijacked: [...former.hijacked, ...concern.hijacked],
    });
    return ids.length;
  });
}

/** Removes incidents from the record, some at a time. */
export async function remove(store: Store, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += DELETED_AT_ONCE)
    await inPassing(store, async (transaction) => {
      await noteConcern(transaction, await forget(transaction, ids.slice(from, from + DELETED_AT_ONCE)));
    });
}

/** Deletes incidents and returns the networks and prefixes they concerned. */
async function forget(transaction: Transaction<Database>, ids: readonly number[]): Promise<Concern> {
  const list = [...ids];
  const { rows } = await sql<Concern>`
    with parties as (delete from incident_party where incident_id = any(${list}::bigint[]) returning asn),
    prefixes as (delete from incident_prefix where incident_id = any(${list}::bigint[]) returning incident_id, prefix),
    evidence as (delete from incident_evidence where incident_id = any(${list}::bigint[])),
    incidents as (delete from incident where id = any(${list}::bigint[]) returning id, kind)
    select array(select distinct asn from parties) as asns, array(
      select distinct x.prefix::text from prefixes x join incidents i on i.id = x.incident_id where i.kind = 'hijack'
    ) as hijacked
  `.execute(transaction);
  return rows[0] ?? { asns: [], hijacked: [] };
}
